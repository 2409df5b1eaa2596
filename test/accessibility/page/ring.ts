// The focus ring of a control, which may be on the control itself or on the box around it.

export interface Ring {
  readonly style: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly color: string;
  readonly offset: number;
  /** The element that has the ring. */
  readonly on: Element;
}

/** A field's box or a radio button's card is at most this many levels up. */
const REACH = 4;

/** Null if the focus changes nothing in how the control looks. */
export function ringOf(stop: HTMLElement): Ring | null {
  stop.blur();
  const around = boxes(stop);
  const before = around.map(outline);
  stop.focus();
  return around.map(ring).find((now, index) => isRing(now) && outline(now.on) !== before[index]) ?? null;
}

function boxes(stop: Element): Element[] {
  const found: Element[] = [];
  for (let box: Element | null = stop; box && found.length < REACH; box = box.parentElement) found.push(box);
  return found;
}

const isRing = ({ style, width }: Ring) => style !== 'none' && width >= 2;

function ring(on: Element): Ring {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(on);
  return {
    style: outlineStyle,
    width: Number.parseFloat(outlineWidth),
    color: outlineColor,
    offset: Number.parseFloat(outlineOffset),
    on,
  };
}

function outline(of: Element): string {
  const { style, width, color, offset } = ring(of);
  return style === 'none' ? style : `${style} ${width} ${color} ${offset}`;
}
