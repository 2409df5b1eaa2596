// Ends a command that cannot go on, with one sentence and status 1.

/** @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
