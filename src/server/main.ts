import { nameSourcesInStacks } from './name-sources.ts';
import { runServer } from './run-server.ts';

nameSourcesInStacks(import.meta.dirname);
await runServer({ env: process.env });
