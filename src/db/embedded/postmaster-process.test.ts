import { createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { takesConnections } from './postmaster-process.ts';

/** The port of a server that answers each connection with an error of the code. */
async function refuseWith(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

test.each([
  ['57P01', 'admin_shutdown: the shutdown came while the connection was being made'],
  ['57P02', 'crash_shutdown'],
  ['57P03', 'cannot_connect_now'],
])('%s (%s) means that no connections are taken now', async (code) => {
  const tcpPort = await refuseWith(code);
  expect(await takesConnections({ socketFolder: '', tcpPort })).toBe(false);
});

test('a refusal that will not pass by itself is thrown', async () => {
  const tcpPort = await refuseWith('28000');
  await expect(takesConnections({ socketFolder: '', tcpPort })).rejects.toMatchObject({ code: '28000' });
});
