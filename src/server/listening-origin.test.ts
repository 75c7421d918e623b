import { createServer } from 'node:net';

import { expect, test } from 'vitest';

import { listeningOrigin } from './listening-origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['shop.example', 'http://shop.example:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('HOST=%s is reached at %s', (host, origin) => {
  expect(listeningOrigin(createServer(), { host, port: 3000 })).toBe(origin);
});

test('port 0 is reached at the port that the system chose', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(listeningOrigin(server, { host: '127.0.0.1', port: 0 })).toBe(`http://127.0.0.1:${port}`);
  await new Promise((resolve) => server.close(resolve));
});
