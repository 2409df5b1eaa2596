// Mounts a random tree with one build, acts on it, unmounts it, and logs everything that happens.
import { turns } from '../../browser/turns.ts';
import { createDraw } from './draw-tree.ts';
import { chance } from './random.ts';
import { STEPS, type Theatre } from './random-steps.ts';
import { describeTree } from './random-tree.ts';
import type { React } from './react-builds.ts';
import { createStage, type Stage } from './stage.ts';

const FIELDS = 'input, select, textarea, option';

/** Waits until nothing has been logged for a while, since effects and transitions run in later tasks. */
async function settled({ log }: Stage): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 4; quiet = log.length === before ? quiet + 1 : 0) {
    before = log.length;
    await new Promise((resolve) => setTimeout(resolve, 2));
    await turns();
  }
}

function pictureOf(shadow: ShadowRoot): string {
  const fields = [...shadow.querySelectorAll<HTMLInputElement & HTMLOptionElement>(FIELDS)].map(
    ({ value, checked, selected, defaultValue }) => [value, checked, selected, defaultValue].join('|'),
  );
  return [shadow.innerHTML, ...fields, shadow.activeElement?.nodeName].join('\n');
}

/** React's own errors have numbers, and the build shortens their texts. */
const shortened = (error: unknown) => String((error as Error).message).slice(0, 26);

/** Everything that happens with this seed, in order. */
export async function walkTree(react: React, seed: number, steps: number): Promise<readonly string[]> {
  const stage = createStage();
  const dice = chance(seed);
  const draw = createDraw(react, stage);
  const tree = describeTree(dice);
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  // The tree must not navigate.
  for (const name of ['submit', 'click']) {
    shadow.addEventListener(name, (event) => {
      if (name === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
    });
  }
  let n = 0;
  const mount = () => {
    const box = document.createElement('div');
    shadow.append(box);
    const root = react.createRoot(box, {
      // As in the widget, something else is rendered in place of what failed.
      onUncaughtError(error) {
        stage.say('sorry', shortened(error));
        root.render('sorry');
      },
      onRecoverableError: () => {},
    });
    root.render(draw(tree, n));
    return { box, root };
  };
  const onError = (event: Event) => {
    // An `error` event that the test dispatched on an element passes here, too.
    if (!(event instanceof ErrorEvent)) return;
    event.preventDefault();
    stage.say('error of the page', shortened(event.error));
  };
  // The test runner must not see errors that are intended.
  const { onerror } = window;
  window.onerror = null;
  window.addEventListener('error', onError);
  let mounted = mount();
  const theatre: Theatre = {
    react,
    stage,
    shadow,
    chance: dice,
    redraw: () => mounted.root.render(draw(tree, ++n)),
    async remount() {
      mounted.root.unmount();
      await settled(stage);
      stage.say('left', mounted.box.innerHTML);
      mounted.box.remove();
      mounted = mount();
    },
  };
  const note = async (what: string) => {
    await settled(stage);
    stage.say(what, pictureOf(shadow));
  };
  await note('mounted');
  for (let step = 0; step < steps; step++) {
    const name = dice.pick(Object.keys(STEPS));
    stage.say('step', step, name);
    await STEPS[name]?.(theatre);
    await note('picture');
  }
  stage.failing = '';
  await theatre.remount();
  mounted.root.unmount();
  await note('end');
  window.removeEventListener('error', onError);
  window.onerror = onerror;
  host.remove();
  return stage.log;
}
