// `node demo/server/main.ts` runs the reference API until it receives a signal to stop.

/** Whatever stops the start is told in one sentence. */
async function main(): Promise<void> {
  // Imported here, because a table of figures that does not fit is found while it is imported.
  const { readSettings } = await import('./settings.ts');
  const { startServer } = await import('./start-server.ts');
  const { openLive } = await import('./live/open-live.ts');
  const server = await startServer(readSettings(process.env), openLive(process.env));
  let isEnding = false;
  // The terminal tells us, and so does whoever started us: told twice, we end once and in peace.
  const end = () => {
    if (!isEnding) void server.close().then(() => process.exit(0));
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  if (server.demoKey)
    console.log(`Random visits: ${server.url}/partner/funnel (name: demo, password: ${server.demoKey})`);
  // Last: whoever waits for this line may end us at once.
  console.log(server.url);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
