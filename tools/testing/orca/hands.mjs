// A visitor who sees nothing: presses keys, listens, and writes down what was done and heard.
import { spawnSync } from 'node:child_process';

const xdotool = (...args) => spawnSync('xdotool', args, { stdio: 'ignore' });

/** More stops than any of our screens has. */
const STOPS = 40;

/** @param ear what `follow` returns */
export function hands(ear) {
  const lines = [];
  const note = (what, heard) => lines.push(`> ${what}`, ...heard.map((said) => `  ${said}`));
  return {
    lines,
    async presses(what, key, until) {
      xdotool('key', key);
      note(what, await ear.heard(until));
    },
    /** By Tab, to what is said with these words; what is passed on the way is not written down. */
    async goesTo(name) {
      for (let stop = 0; stop < STOPS; stop += 1) {
        xdotool('key', 'Tab');
        const heard = await ear.heard();
        if (heard.some((said) => said.includes(name))) return note(`Tab to ${name}`, heard);
      }
      throw new Error(`Tab did not lead to ${name}:\n${lines.join('\n')}`);
    },
    async types(text, until) {
      xdotool('type', '--delay', '60', text);
      note(`type “${text}”`, await ear.heard(until));
    },
  };
}
