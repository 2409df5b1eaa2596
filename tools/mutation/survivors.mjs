// Reads `test/mutation-survivors.md`, which lists the faults that no test notices, each with a reason.

const ENTRY = /^- ``(.+?)`` → ``(.*?)``: (.+)$/;
/** Characters: enough to identify a fault. */
const LONGEST = 100;

const short = (text) => {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('``', "''");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** A fault is identified by its file and text, so that it is still found when other lines change. */
export function faultOf(file, original, replacement) {
  return { file, from: short(original), to: short(replacement) };
}

const keyOf = ({ file, from, to }) => `${file}: ${from} → ${to}`;

/** A line of the document without its reason. */
export const entryOf = ({ from, to }) => `- \`\`${from}\`\` → \`\`${to}\`\`: `;

/** The listed faults with their reasons. */
export function readSurvivors(text) {
  let file = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) file = line.slice(3).trim();
    const [, from, to, reason] = ENTRY.exec(line) ?? [];
    return from === undefined ? [] : [{ file, from, to, reason }];
  });
}

/** `unlisted` faults survived and have no reason. `over` are faults on the list that a test notices or that do not exist any more. */
export function compareSurvivors({ listed, survived, files }) {
  const known = new Set(listed.map(keyOf));
  const alive = new Set(survived.map(keyOf));
  const once = [...new Map(survived.map((fault) => [keyOf(fault), fault])).values()];
  return {
    unlisted: once.filter((fault) => !known.has(keyOf(fault))),
    over: listed.filter((fault) => files.includes(fault.file) && !alive.has(keyOf(fault))),
  };
}
