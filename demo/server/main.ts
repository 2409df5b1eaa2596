// `node demo/server/main.ts` runs the reference API until it receives a signal to stop.

async function main(): Promise<void> {
  // Imported here because importing a table checks it: `catch` below then prints an error in one sentence.
  const { readSettings } = await import('./settings.ts');
  const { startServer } = await import('./start-server.ts');
  const { openLive } = await import('./live/sources.ts');
  const server = await startServer(readSettings(process.env), openLive(process.env));
  let isEnding = false;
  // Ctrl+C signals the whole process group, and the parent process signals again: only the first signal counts.
  const end = () => {
    if (!isEnding) void server.close().then(() => process.exit(0));
    isEnding = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  if (server.demoKey)
    console.log(`Random visits: ${server.url}/partner/funnel (name: demo, password: ${server.demoKey})`);
  // Printed last: a program that waits for this line may stop the server at once.
  console.log(server.url);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
