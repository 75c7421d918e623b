/** `npm run dev`: the whole shop in one process that follows its sources. */
process.env['NODE_ENV'] = 'development';
let end: (code: number) => Promise<void> = async (code) => process.exit(code);

try {
  const { Development } = await import('./dev/start-development.ts');
  const development = new Development(process.env);
  let isEnding = false;
  end = async (code) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    await development.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  // What a source does wrong while it is worked on must not end the loop that shows it mended.
  process.on('uncaughtException', (error) => development.tell(error));
  process.on('unhandledRejection', (error) => development.tell(error));
  await development.start();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  await end(1);
}

/** One line that says what to do. */
function explain(error: unknown): string {
  const isPackageMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return isPackageMissing
    ? `Packages are missing (${reason}): run "npm ci", then "npm run dev" again.`
    : `"npm run dev" could not start: ${reason}`;
}
