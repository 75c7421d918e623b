import { lockDataDir } from './data-lock.ts';

/** A process that holds the lock of the folder given, for tests, until it is killed. */
const [dataDir = ''] = process.argv.slice(2);
await lockDataDir(dataDir);
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
