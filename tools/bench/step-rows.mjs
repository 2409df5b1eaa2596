// Measures the time from a press of Next or Back until the next question is painted, with the CPU throttled four times.
import { pressUntil, rowsOf, watchPresses } from './interaction.mjs';
import { runs } from './runs.mjs';
import { OURS, onStage } from './stage.mjs';
import { button, pastAddress } from './visit.mjs';

const THROTTLE = 4;
/** Each round goes forwards to this question and back again. */
const LAST = 4;
const ROUNDS = runs(25);
const LEVER =
  'what is left is the new question itself, drawn by React and laid out; writing the history after the paint would give 3 ms';

export function stepRows() {
  return onStage(async (open) => {
    const { tab, close } = await open(OURS, { throttle: THROTTLE, init: watchPresses });
    await pastAddress(tab, 'Explore all three together');
    const times = [];
    const move = async (name, to) => {
      times.push(await pressUntil(tab, button(tab, name), `Step ${to} of`));
    };
    // The first round is that of a new visitor, and counts like the others.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let to = 3; to <= LAST; to += 1) await move('Next', to);
      for (let to = LAST - 1; to >= 2; to -= 1) await move('Back', to);
    }
    await close();
    return rowsOf('step change', times, { budget: '64 ms', lever: LEVER });
  });
}
