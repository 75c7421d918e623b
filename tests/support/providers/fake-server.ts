import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeReply {
  status?: number;
  type?: string;
  body: string | object;
}

/** What goes wrong between a shop and a provider. `slow` answers rightly, but late; `lost` does as asked, but its answer never arrives. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'slow'; ms: number }
  | { kind: 'garbage' | 'html' | 'empty' | 'huge' | 'reset' | 'hang' | 'redirect' | 'lost' };

export interface FakeServer {
  url: string;
  requests: FakeRequest[];
  /** Of every answer from now on; null for none. */
  fault: Fault | null;
  stop(): Promise<void>;
}

/**
 * A provider's API on the loopback: keeps what it was asked, and fails as told. It has the calls that its documentation
 * has (`POST /payments`), and answers any other with 404.
 */
export async function startFakeServer(
  calls: readonly RegExp[],
  answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>,
): Promise<FakeServer> {
  const fake: FakeServer = { url: '', requests: [], fault: null, stop: async () => {} };
  const server = createServer((message, response) => {
    void handle(message, response).catch(() => response.destroy());
  });

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(message);
    fake.requests.push(request);
    const { fault } = fake;
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void message.socket.destroy();
    const doesItsWork = fault === null || fault.kind === 'slow' || fault.kind === 'lost';
    if (!doesItsWork) return sendFault(response, fault);
    const isKnown = calls.some((call) => call.test(`${request.method} ${request.path}`));
    const reply: FakeReply = isKnown ? await answer(request) : { status: 404, body: {} };
    const { status = 200, type = 'application/json', body } = reply;
    if (fault?.kind === 'lost') return void message.socket.destroy();
    if (fault?.kind === 'slow') await sleep(fault.ms);
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  fake.url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  fake.stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return fake;
}

async function readRequest(message: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://fake.invalid');
  return {
    method: message.method ?? '',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function sendFault(
  response: ServerResponse,
  fault: Exclude<Fault, { kind: 'slow' | 'lost' | 'reset' | 'hang' }>,
): void {
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'application/json' });
      return void response.end('{"code":"internal_server_error"}');
    case 'redirect':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' });
      return void response.end();
    case 'garbage':
      return void response.end('{"id": "abc", "stat');
    case 'html':
      return void response.end('<html><body>Maintenance</body></html>');
    case 'empty':
      return void response.end();
    case 'huge':
      return void response.end(`{"id":"${'x'.repeat(1_000_000)}"}`);
  }
}
