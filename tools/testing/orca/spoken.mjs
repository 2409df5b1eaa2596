// Reads from Orca's debug log what it says.
import { existsSync, readFileSync } from 'node:fs';

const SPOKEN = /SPEECH OUTPUT: '(.*)'(?: ?\{.*)?$/;
/** Orca generates the speech about one object in one step, which begins with this line. */
const BEGINS = /SPEECH GENERATOR: Starting/;

/** @param text the whole log, or what was added to it */
export function spokenIn(text) {
  const lines = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (BEGINS.test(line)) isNew = true;
    const [, part] = SPOKEN.exec(line) ?? [];
    if (!part?.trim()) continue;
    if (isNew || line.includes("{'established'")) lines.push([]);
    lines.at(-1).push(part.trim());
    isNew = false;
  }
  return lines.map((parts) => parts.join(', '));
}

/** Milliseconds after which Orca is taken to have finished speaking. */
const REST = 2500;
const LATE = 30_000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each call reads on from where the last one stopped. */
export function follow(file) {
  let read = 0;
  const all = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    /** What was said since the last call, once Orca has finished. With `until`, it first waits for those words. */
    async heard(until) {
      const began = Date.now();
      let lines = [];
      let last = Date.now();
      while (Date.now() - last < REST || (until && !until.test(lines.join('\n')))) {
        if (Date.now() - began > LATE) {
          if (until) throw new Error(`Orca did not say ${until}, but:\n${lines.join('\n')}`);
          break;
        }
        await pause(200);
        const now = spokenIn(all().slice(read));
        if (now.length !== lines.length || now.at(-1) !== lines.at(-1)) last = Date.now();
        lines = now;
      }
      read = all().length;
      return lines;
    },
  };
}
