// Reads the options of a test command: `--only=` with the names of what to run.

const FLAG = '--only=';

/** Returns the given names, or all known ones. Throws a sentence about an option that is not valid. @param kind as in "no suite x" */
export function only(args, known, kind) {
  const other = args.find((arg) => !arg.startsWith(FLAG));
  if (other !== undefined) {
    throw new Error(
      `"${other}" is not an option of this command: it accepts ${FLAG}${known.join(',')} or some of them.`,
    );
  }
  if (args.length === 0) return known;
  const asked = args.flatMap((arg) => arg.slice(FLAG.length).split(','));
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no ${kind} "${unknown}": the ${kind}s are ${known.join(', ')}.`);
  return known.filter((name) => asked.includes(name));
}
