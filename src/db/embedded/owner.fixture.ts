import { startPostgres } from './start-postgres.ts';

/** A process that owns the server on the folder given, for tests: prints its address, ends on SIGTERM. */
const [dataDir = '', flag] = process.argv.slice(2);
try {
  const server = await startPostgres({
    dataDir,
    fsync: flag !== 'temporary',
    temporary: flag === 'temporary',
  });
  process.stdout.write(`${JSON.stringify({ url: server.url, postgres: server.pid() })}\n`);
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
