import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';

import * as conventions from '@opentelemetry/semantic-conventions';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { createPool } from '#db/pool.ts';
import { createProviderHttp } from '#modules/payment-methods/provider-http.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import { inSpan, runAs } from '#platform/tracing/tracing.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { startTracer } from './start-tracer.ts';
import { createStatementWatch } from './watch-statements.ts';

/**
 * `ExportTraceServiceRequest` in JSON, with the names of opentelemetry/proto/trace/v1/trace.proto in camel case, ids in
 * hexadecimal and numbers of 64 bits as text (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
 */
const attributeSchema = z.strictObject({
  key: z.string(),
  value: z.union([z.strictObject({ stringValue: z.string() }), z.strictObject({ intValue: z.int() })]),
});
const traceId = z.string().regex(/^[0-9a-f]{32}$/);
const spanId = z.string().regex(/^[0-9a-f]{16}$/);
const nanoseconds = z.string().regex(/^\d{19}$/);
const spanSchema = z.strictObject({
  traceId,
  spanId,
  traceState: z.string().optional(),
  parentSpanId: spanId.optional(),
  flags: z.int(),
  name: z.string(),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z.array(attributeSchema),
  droppedAttributesCount: z.int(),
  events: z.array(z.unknown()),
  droppedEventsCount: z.int(),
  links: z.array(z.object({ traceId, spanId })),
  droppedLinksCount: z.int(),
  status: z.strictObject({ code: z.int().optional(), message: z.string().optional() }),
});
const exportSchema = z.strictObject({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(spanSchema) })),
    }),
  ),
});
type ToldSpan = z.infer<typeof spanSchema>;

const kinds = { server: 2, client: 3, consumer: 5 };

let collector: Server;
let told: unknown[] = [];
let provider: Server;
let providerUrl: string;
let asked: string[] = [];
let database: TestDatabase;
let app: TestApp;

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    }),
  );

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/v1/traces' && request.headers['content-type'] === 'application/json')
      told.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  provider = createServer((request, response) => {
    asked.push(String(request.headers['traceparent']));
    response.writeHead(request.url === '/busy' ? 503 : 200).end('{}');
  });
  providerUrl = await listen(provider);
  database = await createTestDatabase();
  app = await startTestApp(database.url);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
  collector.close();
  provider.close();
});

/** Names that the published conventions have, of their stable part; one is the shop's own. */
const publishedNames = new Set([
  ...Object.entries(conventions).flatMap(([name, key]) => (name.startsWith('ATTR_') ? [String(key)] : [])),
  'vitrina.request_id',
]);

/** The spans of what is done meanwhile, as the collector got them. */
async function trace(work: () => Promise<void>): Promise<ToldSpan[]> {
  told = [];
  asked = [];
  if (!collector.listening) await listen(collector);
  const address = collector.address();
  const tracer = await startTracer(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  try {
    await work();
  } finally {
    await tracer.stop();
  }
  return told.flatMap((one) =>
    exportSchema.parse(one).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      expect(resource.attributes).toContainEqual({
        key: 'service.name',
        value: { stringValue: 'vitrina' },
      });
      const keys = resource.attributes.map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining(resourceNames));
      const told = scopeSpans.flatMap(({ spans }) => spans.flatMap(({ attributes }) => attributes));
      expect(told.map(({ key }) => key).filter((key) => !publishedNames.has(key))).toEqual([]);
      return scopeSpans.flatMap(({ spans }) => spans);
    }),
  );
}

const resourceNames = [
  conventions.ATTR_SERVICE_NAME,
  conventions.ATTR_SERVICE_VERSION,
  conventions.ATTR_TELEMETRY_SDK_LANGUAGE,
  conventions.ATTR_TELEMETRY_SDK_NAME,
  conventions.ATTR_TELEMETRY_SDK_VERSION,
];

const factsOf = (span: ToldSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

const read = ({ attributes }: ToldSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

test('a request is told by the pattern of its route, as a part of its caller’s trace, with its statements', async () => {
  const caller = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const spans = await trace(async () => {
    const headers = { traceparent: caller };
    await (await fetch(`${app.origin}/api/products/nobody-${Date.now()}`, { headers })).text();
    // The span ends when the connection has taken the last byte.
    await vi.waitFor(async () => expect((await fetch(`${app.origin}/liveness`)).status).toBe(200));
  });
  const request = spans.find(({ name }) => name === 'GET /api/products/:idOrSlug');
  expect(request).toMatchObject({
    kind: kinds.server,
    traceId: 'a'.repeat(32),
    parentSpanId: 'b'.repeat(16),
  });
  expect(request && read(request, 'http.response.status_code')).toBe(404);
  expect(request && read(request, 'http.route')).toBe('/api/products/:idOrSlug');
  // Required of a server's span, and recommended where we tell it; its status is no error of the server.
  expect(factsOf(request)).toMatchObject({
    [conventions.ATTR_HTTP_REQUEST_METHOD]: 'GET',
    [conventions.ATTR_URL_PATH]: expect.stringMatching('^/api/products/nobody-'),
    [conventions.ATTR_URL_SCHEME]: 'http',
    [conventions.ATTR_NETWORK_PROTOCOL_VERSION]: '1.1',
    [conventions.ATTR_USER_AGENT_ORIGINAL]: 'node',
  });
  expect(request?.status).toEqual({ code: 0 });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(factsOf(statements[0])).toMatchObject({
    [conventions.ATTR_DB_SYSTEM_NAME]: 'postgresql',
    [conventions.ATTR_DB_OPERATION_NAME]: 'SELECT',
  });
  expect(statements.length).toBeGreaterThan(0);
  expect(statements[0]).toMatchObject({ kind: kinds.client, name: 'SELECT' });
  expect(String(statements[0] && read(statements[0], 'db.query.text'))).toMatch(/^select/i);
});

test('what follows on a body that was read belongs to its request too', async () => {
  const spans = await trace(async () => {
    const body = '{"username":"nobody@shop.example","password":"no such password"}';
    expect((await fetch(`${app.origin}/api/login_check`, { ...json, body })).status).toBe(401);
    await (await fetch(`${app.origin}/liveness`)).text();
  });
  const post = spans.find(({ name }) => name === 'POST /api/login_check');
  expect(post).toMatchObject({ kind: kinds.server });
  expect(spans.filter(({ parentSpanId }) => parentSpanId === post?.spanId).length).toBeGreaterThan(0);
  expect(JSON.stringify(spans)).not.toContain('nobody@shop.example');
});

test('a provider is told the trace that it is called in, and a failure is told by the span', async () => {
  const spans = await trace(async () => {
    await inSpan('work', { kind: 'consumer' }, async () => {
      await createProviderHttp()({ method: 'GET', url: `${providerUrl}/secret?key=hush`, headers: {} });
    });
    await createProviderHttp()({ method: 'GET', url: 'http://127.0.0.1:1/', headers: {} }).catch(() => {});
  });
  const work = spans.find(({ name }) => name === 'work');
  // Jobs of the shop ask the database meanwhile.
  const [call, failed] = spans.filter(
    (span) => span.kind === kinds.client && conventions.ATTR_HTTP_REQUEST_METHOD in factsOf(span),
  );
  expect(call).toMatchObject({ parentSpanId: work?.spanId, traceId: work?.traceId });
  expect(asked).toEqual([`00-${call?.traceId}-${call?.spanId}-01`]);
  expect(JSON.stringify(spans)).not.toContain('hush');
  const { hostname, port, origin } = new URL(providerUrl);
  expect(factsOf(call)).toEqual({
    [conventions.ATTR_HTTP_REQUEST_METHOD]: 'GET',
    [conventions.ATTR_HTTP_RESPONSE_STATUS_CODE]: 200,
    [conventions.ATTR_SERVER_ADDRESS]: hostname,
    [conventions.ATTR_SERVER_PORT]: Number(port),
    [conventions.ATTR_URL_FULL]: `${origin}/REDACTED`,
  });
  expect(failed?.status).toMatchObject({ code: 2, message: 'The provider does not answer' });
  expect(failed && read(failed, conventions.ATTR_ERROR_TYPE)).toBeTruthy();
});

test('what fails is told by a status of HTTP or a code of PostgreSQL, never with what was sent', async () => {
  const watch = createStatementWatch({ warn() {}, error() {} });
  const pool = createPool({ connectionString: database.url, onStatement: watch });
  onTestFinished(() => pool.end());
  const spans = await trace(async () => {
    const client = await pool.connect();
    await client.query('/* prepared odd */ select $1::int', ['hush']).catch(() => {});
    client.release();
    await createProviderHttp()({ method: 'GET', url: `${providerUrl}/busy`, headers: {} }).catch(() => {});
    const propfind = ask(app.origin, { method: 'PROPFIND' });
    propfind.end();
    const [answer] = (await once(propfind, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'close');
    await (await fetch(`${app.origin}/liveness`)).text();
  });
  // Jobs of the shop ask the database meanwhile.
  const [statement, call] = spans.filter(({ kind, status }) => kind === kinds.client && status.code === 2);
  expect(statement).toMatchObject({ name: 'SELECT' });
  expect(factsOf(statement)).toMatchObject({
    [conventions.ATTR_DB_RESPONSE_STATUS_CODE]: '22P02',
    [conventions.ATTR_ERROR_TYPE]: '22P02',
  });
  expect(factsOf(call)[conventions.ATTR_ERROR_TYPE]).toBe('503');
  expect(call?.status).toEqual({ code: 2 });
  const odd = spans.find((span) => factsOf(span)[conventions.ATTR_HTTP_REQUEST_METHOD] === '_OTHER');
  expect(factsOf(odd)[conventions.ATTR_HTTP_REQUEST_METHOD_ORIGINAL]).toBe('PROPFIND');
  expect(odd?.name).toMatch(/^HTTP\b/);
  expect(JSON.stringify(spans)).not.toContain('hush');
});

test('a message of the outbox names the request that left it', async () => {
  const { db } = database;
  const spans = await trace(() =>
    inSpan('order', { kind: 'server' }, () => enqueue(db, 'mail.welcome', { userId: 0 })),
  );
  const rows = await db
    .selectFrom('outbox')
    .select('traceparent')
    .where('topic', '=', 'mail.welcome')
    .execute();
  const order = spans.find(({ name }) => name === 'order');
  expect(rows).toEqual([{ traceparent: `00-${order?.traceId}-${order?.spanId}-01` }]);
});

test('without a collector nothing is traced, and a slow statement is told with its request', async () => {
  expect(await inSpan('work', { kind: 'client' }, async (span) => span)).toBeNull();
  const warn = vi.fn<(details: object, message: string) => void>();
  let clock = 0;
  const watch = createStatementWatch({ warn, error() {} }, () => clock);
  const pool = createPool({ connectionString: database.url, onStatement: watch });
  await runAs({ requestId: 'r-1' }, async () => {
    const asking = pool.query('select $1::int as slow', [42]);
    await pool.query('select 1');
    clock = 5000;
    await asking;
    const end = watch('select pg_sleep($1)');
    clock = 7000;
    end();
  });
  await pool.end();
  expect(warn).toHaveBeenLastCalledWith(
    { requestId: 'r-1', tookMs: 2000, statement: 'select pg_sleep($1)' },
    'A statement took long',
  );
  expect(JSON.stringify(warn.mock.calls)).not.toContain('42');
});
