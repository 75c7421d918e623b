import { runServer } from './run-server.ts';

await runServer({ env: process.env, seedIfEmpty: async () => {} });
