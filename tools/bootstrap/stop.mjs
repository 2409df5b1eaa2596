// Ends a command that cannot continue, with one sentence and status 1.

/** @returns {never} */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
