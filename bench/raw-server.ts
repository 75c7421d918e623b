import { createServer } from 'node:http';

/**
 * The yardstick: node:http sending given bytes. `node bench/raw-server.ts BASE64`; prints its port.
 * A process of its own, as the shop is.
 */
const body = Buffer.from(process.argv[2] ?? '', 'base64');
const head = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
};

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
