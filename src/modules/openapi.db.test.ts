import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

import { programVersion } from '#domain/program-version.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

type Json = { [key: string]: unknown };
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  security: Json[];
  requestBody?: { content: Record<string, { schema: Json; example: unknown }> };
  responses: Record<string, Answer | { $ref: string }>;
}
interface Answer {
  description: string;
  content?: Record<string, { schema: Json; example: unknown }>;
}
interface Document extends Json {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Json>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, Json>;
  };
}

let database: TestDatabase;
let api: ApiFixture;
let document: Document;
const mounted: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database, (route) => {
    for (const method of [route.method].flat()) mounted.push(`${method} ${route.url}`);
  });
  document = (await api.get('/docs.json')).json();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The paths of specification section 7 and requirement section AC. */
const promised = [
  '/config',
  '/products/{idOrSlug}',
  '/products/{id}/similar',
  '/products/variation/{id}',
  '/products/related-products',
  '/products/{id}/reviews',
  '/catalogs/{id}/products',
  '/catalogs/{id}/countProducts',
  '/catalogs/v3/{slug}',
  '/order-states',
  '/shipping-zones',
  '/locations',
  '/configs/payments-available-methods',
  '/configs/payments-available-methods-by-location',
  '/search',
  '/menus/{slug}/entries',
  '/menus/batch',
  '/articles/{type}/list',
  '/articles/{slug}',
  '/articles/category/{slug}',
  '/tags/{type}/list',
  '/pages/{slug}',
  '/pages/v2/{slug}',
  '/homepage/',
  '/homepage/v2',
  '/images/{id}',
  '/images/batch',
  '/redirects',
  '/translations/{language}',
  '/login_check',
  '/logout',
  '/register',
  '/reset_password_request',
  '/reset_password_confirm/{token}',
  '/users',
  '/users/export',
  '/users/profile',
  '/users/reviews',
  '/cart',
  '/orders',
  '/orders/{numberOrId}',
  '/orders/batch',
  '/users/orders',
];

test('is an OpenAPI 3.1 document', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: expect.any(String), version: programVersion });
  expect(document.servers).toEqual([{ url: '/api' }]);
});

test('has every promised call', () => {
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(promised));
});

test('has every registered route [R646]', () => {
  const documented = new Set(operations().map(({ path, method }) => `${method.toUpperCase()} /api${path}`));
  const aliases = new Set(['GET /api/homepage', 'GET /api/homepage/v2/', 'GET /api/docs.json']);
  // Another protocol, which lists its tools itself.
  const tools = new Set(['POST', 'GET', 'DELETE'].map((method) => `${method} /api/mcp`));
  const undocumented = mounted
    .filter((route) => !/^(?:HEAD|OPTIONS) |\/\*$/.test(route))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'))
    .filter((route) => !documented.has(route) && !aliases.has(route) && !tools.has(route));
  expect(mounted.length).toBeGreaterThan(promised.length);
  expect(undocumented).toEqual([]);
});

/** An answer that several operations share is described once. */
function answerOf(answer: Answer | { $ref: string }): Answer | undefined {
  if (!('$ref' in answer)) return answer;
  return document.components.responses[answer.$ref.replace('#/components/responses/', '')];
}

/** What is downloaded as a file. */
const filePaths = new Map([
  ['/admin/gift-cards/export', 'text/csv'],
  ['/admin/invoices/export', 'text/csv'],
  ['/admin/orders/export', 'text/csv'],
  ['/admin/price-lists/{id}/prices/export', 'text/csv'],
  ['/admin/product-imports/{id}/problems/export', 'text/csv'],
  ['/admin/products/export', 'text/csv'],
  ['/admin/promotions/{id}/codes/export', 'text/csv'],
  ['/admin/reports/{report}/export', 'text/csv'],
  ['/admin/stock-requests/export', 'text/csv'],
  ['/admin/live', 'text/event-stream'],
  ['/admin/layers/{id}/live', 'text/event-stream'],
  ['/admin/invoices/{id}/file', 'application/pdf'],
  ['/admin/orders/{id}/packing-slip', 'application/pdf'],
  ['/admin/orders/{id}/shipments/{shipment}/label', 'application/pdf'],
  ['/orders/{numberOrId}/invoices/{id}', 'application/pdf'],
]);

test('every operation names itself once, declares its path parameters, success and errors', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of operations()) {
    expect(operation.summary).toBeTruthy();
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const parameter of operation.parameters) expect(parameter.schema).toHaveProperty('type');
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '';
    const type = filePaths.get(path) ?? 'application/json';
    const content = success === '204' ? [] : ['content', type, 'schema'];
    expect(operation.responses).toHaveProperty([success, ...content]);
    expect(operation.responses).toHaveProperty('400');
    for (const response of Object.values(operation.responses).map(answerOf))
      expect(response?.description).toBeTruthy();
  }
  expect(document.paths['/images/batch']?.['get']?.parameters).toMatchObject([
    { name: 'ids[]', in: 'query', required: false, explode: true },
  ]);
  expect(document.paths['/redirects']?.['get']?.parameters).toMatchObject([{ name: 'from', required: true }]);
});

test('calls that a repeated request must not do twice declare their Idempotency-Key and what it means', () => {
  const keyed = operations()
    .flatMap(({ method, path, operation }) =>
      operation.parameters
        .filter(({ name }) => name === 'Idempotency-Key')
        .map((parameter) => ({ call: `${method.toUpperCase()} ${path}`, ...parameter })),
    )
    .sort((a, b) => (a.call < b.call ? -1 : 1));
  expect(keyed).toMatchObject(
    [
      ['POST /admin/orders/{id}/cash-refunds', true, /same refund/],
      ['POST /admin/orders/{id}/returns', true, /one return/],
      ['POST /admin/payments/{id}/refund', true, /same refund/],
      ['POST /orders', false, /first order.*under way.*422.*guess/],
      ['POST /orders/{numberOrId}/returns', false, /same return/],
      ['POST /payment/initialize', true, /same attempt/],
    ].map(([call, required, means]) => ({
      call,
      required,
      in: 'header',
      description: expect.stringMatching(means as RegExp),
      schema: { type: 'string', maxLength: 200 },
    })),
  );
});

test('calls of somebody say so: a bearer token, 401 and 403', () => {
  expect(document.components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } });
  const profile = document.paths['/users/profile']?.['put'];
  expect(profile?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys(profile?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '422']));
  expect(document.paths['/config']?.['get']?.security).toEqual([]);
  // Whoever is signed in orders for their account, anyone else as a guest.
  expect(document.paths['/orders']?.['post']?.security).toEqual([{}, { bearer: [] }]);
  for (const { operation } of operations()) expect(operation.security).toBeInstanceOf(Array);
});

test('has an example of every body that is sent or answered, which its own schema accepts', () => {
  const refused: unknown[] = [];
  const examine = (name: string, schema: z.ZodType, content: { example: unknown } | undefined) => {
    const issues = content ? schema.safeParse(content.example).error?.issues : 'there is none';
    if (issues) refused.push([name, issues]);
  };
  for (const { contract } of listApiRoutes()) {
    const { method, path, status = 200, body, response, mediaType } = contract;
    const operation = document.paths[path]?.[method.toLowerCase()];
    const answer = operation?.responses[status];
    if (body) examine(`${method} ${path}`, body, operation?.requestBody?.content['application/json']);
    if (status !== 204 && mediaType === undefined)
      examine(`${method} ${path}`, response, answer && answerOf(answer)?.content?.['application/json']);
  }
  expect(refused).toEqual([]);
});

test('a field that has a default may be left out of a request, and is always answered', () => {
  const bodyOf = (path: string) =>
    document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema;
  const bulk = JSON.stringify(bodyOf('/admin/products/bulk'));
  expect(bulk).toContain('"rounding":{"default":"cent"');
  expect(bulk).toContain('"required":["kind","value"]');
  expect(bulk).not.toContain('"required":["kind","value","rounding"]');
});

test('every reference leads somewhere and no schema is empty by accident', () => {
  const references: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref') references.push(String(value));
    return value;
  });
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Product', 'Image', 'Section', 'Error', 'MenuEntry', 'Page']),
  );
  for (const reference of references) {
    const [, kind, name = ''] = /^#\/components\/(schemas|responses)\/(\w+)$/.exec(reference) ?? [];
    expect(kind === 'responses' ? Object.keys(document.components.responses) : names).toContain(name);
  }
  expect(document.components.schemas['Product']).toMatchObject({
    type: 'object',
    properties: { id: { type: 'integer' }, images: { items: { $ref: '#/components/schemas/Image' } } },
  });
});
