// Acts as a visitor who cannot see the screen: presses keys, listens, and writes down both.
import { spawnSync } from 'node:child_process';

const xdotool = (...args) => spawnSync('xdotool', args, { stdio: 'ignore' });

/** More tab stops than any of our screens has. */
const STOPS = 40;

/** @param ear the object that `follow` returns */
export function hands(ear) {
  const lines = [];
  const note = (what, heard) => lines.push(`> ${what}`, ...heard.map((line) => `  ${line}`));
  return {
    lines,
    async presses(what, key, until) {
      xdotool('key', key);
      note(what, await ear.heard(until));
    },
    /** Presses Tab until Orca says these words. What it says on the way is not written down. */
    async goesTo(name) {
      for (let stop = 0; stop < STOPS; stop += 1) {
        xdotool('key', 'Tab');
        const heard = await ear.heard();
        if (heard.some((line) => line.includes(name))) return note(`Tab to ${name}`, heard);
      }
      throw new Error(`Tab did not lead to ${name}:\n${lines.join('\n')}`);
    },
    async types(text, until) {
      xdotool('type', '--delay', '60', text);
      note(`type “${text}”`, await ear.heard(until));
    },
  };
}
