// React goes on by messages to itself, which in WebKit take a way through another process.

/** A render, then its effects, then what follows from them. */
const TURNS = 3;

/** Until whatever React has put off by now is done. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await aMessage();
}

/** Comes after those that were sent before it. */
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
