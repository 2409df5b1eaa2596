// Checks a state in forced colours: information must be shown by an edge, a ring or a mark, and not by colour alone.
import { expect } from '@open-wc/testing';
import { emulate } from '../../browser/emulate.ts';
import type { Stage } from '../../browser/stage.ts';
import { named, shownIn } from '../page/in-view.ts';
import { contrastOn } from '../page/paint.ts';
import type { Check } from './check.ts';
import { withoutRing } from './focus-stops.ts';

/** Options of which some cannot be chosen are sentences and have no edge. */
const EDGED =
  '.button:not(.button--link), .field__box, .plate-field__plate, .choices:not(:has(:disabled)) > .choices__option, .choices__radio:not(:checked) ~ .choices__tick, .dialog__panel';
/** A chosen and an unchosen element of the same set, which must look different. */
const PAIRS = [
  ['.choices__option:has(:checked)', '.choices__option:not(:has(:checked), :has(:disabled))'],
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['.banner__dot[aria-current]', '.banner__dot:not([aria-current])'],
] as const;

export const forcedColoursCheck: Check = {
  says: 'in forced colours, edges, the focus and chosen options are visible',
  async holds(visit) {
    await emulate({ 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' });
    try {
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
      expect(withoutEdge(visit), 'edges').to.deep.equal([]);
      expect(await withoutRing(visit), 'the focus').to.deep.equal([]);
      expect(alike(visit), 'what is chosen').to.deep.equal([]);
      expect(lostOnFills(visit), 'text and icons on a fill').to.deep.equal([]);
      expect(likeParts(visit), 'parts of a bar').to.deep.equal([]);
      expect(ownColours(visit), 'icons').to.deep.equal([]);
      expect(faintDrawings(visit), 'charts').to.deep.equal([]);
    } finally {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
    }
  },
};

/** An edge in the background's colour is invisible. */
const withoutEdge = (visit: Stage) =>
  shownIn(visit, EDGED)
    .filter((element) => {
      const { borderBlockEndWidth, borderBlockEndColor, backgroundColor } = getComputedStyle(element);
      const isFilled = element.matches('.button--primary');
      return (
        Number.parseFloat(borderBlockEndWidth) < 1 || (!isFilled && borderBlockEndColor === backgroundColor)
      );
    })
    .map(named);

/** Borders, outlines and marks stay visible in forced colours. Shadows and backgrounds do not. */
const looks = (element: Element) =>
  [undefined, '::before', '::after']
    .map((part) => getComputedStyle(element, part))
    .map((style) =>
      [style.content, style.inlineSize, style.borderBlockEndWidth, style.borderBlockEndStyle].join(' '),
    )
    .join(', ');

const alike = (visit: Stage) =>
  PAIRS.flatMap(([on, off]) => {
    const [chosen] = shownIn(visit, on);
    const [other] = shownIn(visit, off);
    return chosen && other && looks(chosen) === looks(other) ? [named(chosen)] : [];
  });

/** If colours are not set, the browser gives the text of a filled button the fill's colour, and draws a backplate behind it. */
const lostOnFills = (visit: Stage) =>
  shownIn(visit, '.button--primary:not(:disabled)')
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color === backgroundColor;
    })
    .map(named);

/** The names of parts that look the same as another part. */
function likeParts(visit: Stage): string[] {
  const seen = new Set<string>();
  return shownIn(visit, '.stacked-bars__key')
    .filter((key) => {
      const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(key);
      const look = [backgroundColor, backgroundImage, borderStyle].join(' ');
      return seen.size === seen.add(look).size;
    })
    .map((key) => key.parentElement?.textContent ?? '');
}

/** Icons with a colour of their own, which may be invisible on the visitor's colours. */
const ownColours = (visit: Stage) =>
  shownIn<SVGElement>(visit, '.icon')
    .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color)
    .map((icon) => `an icon in ${named(icon.parentElement as Element)}`);

/** Finds the pixel of a chart with the strongest contrast to the background. If that is weak, no line is visible. */
function faintDrawings(visit: Stage): string[] {
  return shownIn<HTMLCanvasElement>(visit, 'canvas')
    .filter((canvas) => strongest(canvas) < 3)
    .map((canvas) => named(canvas.closest('figure') ?? canvas));
}

function strongest(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let best = 1;
  for (let at = 0; at < data.length; at += 4 * 7) {
    if ((data[at + 3] ?? 0) < 200) continue;
    best = Math.max(best, contrastOn(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`, [255, 255, 255]));
  }
  return best;
}
