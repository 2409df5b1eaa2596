// What Orca says, read from what it writes of its own work.
import { existsSync, readFileSync } from 'node:fs';

const SPOKEN = /SPEECH OUTPUT: '(.*)'(?: ?\{.*)?$/;
/** What is said of one thing is made in one go. */
const BEGINS = /SPEECH GENERATOR: Starting/;

/** @param text the whole of Orca's notes, or what was added since */
export function spokenIn(text) {
  const lines = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (BEGINS.test(line)) isNew = true;
    const [, said] = SPOKEN.exec(line) ?? [];
    if (!said?.trim()) continue;
    if (isNew || line.includes("{'established'")) lines.push([]);
    lines.at(-1).push(said.trim());
    isNew = false;
  }
  return lines.map((parts) => parts.join(', '));
}

/** ms: Orca says nothing more of what was done. */
const REST = 2500;
const LATE = 30_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads on from where it stopped reading. */
export function follow(file) {
  let read = 0;
  const all = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    /** What was said since the last time, once it rests; where `until` is given, not before that was said. */
    async heard(until) {
      const began = Date.now();
      let said = [];
      let last = Date.now();
      while (Date.now() - last < REST || (until && !until.test(said.join('\n')))) {
        if (Date.now() - began > LATE) {
          if (until) throw new Error(`Orca did not say ${until}, but:\n${said.join('\n')}`);
          break;
        }
        await pause(200);
        const now = spokenIn(all().slice(read));
        if (now.length !== said.length || now.at(-1) !== said.at(-1)) last = Date.now();
        said = now;
      }
      read = all().length;
      return said;
    },
  };
}
