// React schedules work with messages to itself. In WebKit these go through another process.

/** One turn for a render, one for its effects, and one for what these cause. */
const TURNS = 3;

/**
 * Resolves when React has done all work that was scheduled before.
 * @example await turns()
 */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await aMessage();
}

/** This message arrives after those that were sent before it. */
function aMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
