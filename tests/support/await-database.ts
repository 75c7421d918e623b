import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

/** Resolves when the server at the address takes a connection; rejects with what it says after half a minute. */
export async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
