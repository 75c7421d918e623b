import { readFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`./tls/${name}`, import.meta.url)));

export interface TlsProxy {
  /** `https://localhost:…`; its certificate is signed by nobody. */
  origin: string;
  /** Where requests are sent on to, as `http://127.0.0.1:3000`. */
  sendTo(origin: string): void;
  stop(): Promise<void>;
}

/** What stands before a shop that is visited over https. It listens before the shop does, which is told its address. */
export async function startTlsProxy(): Promise<TlsProxy> {
  let target = '';
  const server = createServer({ key: read('localhost.key'), cert: read('localhost.crt') }, (from, to) => {
    const headers = { ...from.headers, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    const onward = forward(target + (from.url ?? '/'), { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    sendTo(origin) {
      target = origin;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
