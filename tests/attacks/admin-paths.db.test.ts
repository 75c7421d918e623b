import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { listApiRoutes } from '#tests/support/modules.ts';

import { send } from './send.ts';
import { startTarget, type Target } from './start-target.ts';

let target: Target;
let customer: { token: string };
beforeAll(async () => {
  target = await startTarget();
  customer = await makeUser(target.database.db);
});
afterAll(() => target.stop());

const guarded = listApiRoutes()
  .map(({ contract }) => contract)
  .filter(({ access }) => access === 'staff' || access === 'manager' || access === 'admin');

/** Other ways to write a path, which a guard that compares texts would let pass. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/admin', '/ADMIN'),
  (path) => path.replace('/admin', '//admin'),
  (path) => path.replace('/admin', '/%61dmin'),
  (path) => path.replace('/admin', '/%2561dmin'),
  (path) => path.replace('/admin', '/%252561dmin'),
  (path) => path.replace('/admin', '/admin/.'),
  (path) => path.replace('/admin', '/x/../admin'),
  (path) => path.replace('/admin', '/config/%2e%2e/admin'),
  (path) => path.replace('/admin', '/admin;a=b'),
  (path) => path.replace('/api', '/API'),
  (path) => path.replace('/api', '//api'),
  (path) => path.replace('/admin', '\\admin'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}%00`,
  (path) => `${path};.css`,
  (path) => `${path}?access=admin&role=admin`,
];
const disguises: Record<string, string>[] = [
  {},
  { 'x-http-method-override': 'GET' },
  { 'x-original-url': '/api/admin/leads', 'x-rewrite-url': '/api/admin/leads' },
  { 'x-middleware-subrequest': 'middleware', 'x-forwarded-for': '127.0.0.1' },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
];

test('however its address is written, a route of the staff opens for nobody else', async () => {
  expect(guarded.length).toBeGreaterThan(5);
  const opened: string[] = [];
  let asked = 0;
  const everyHeaders = [...disguises, { authorization: `Bearer ${customer.token}` }];
  for (const { method, path } of guarded) {
    const real = `/api${path.replace(/\{\w+\}/g, '1')}`;
    const verbs = method === 'GET' ? ['GET', 'HEAD'] : [method];
    for (const spell of spellings) {
      const ask = async (verb: string, headers: Record<string, string>) => {
        const { status, headers: got } = await send(target.origin, {
          path: spell(real),
          method: verb,
          headers,
        });
        asked++;
        // Beside the API there is only the storefront, which answers pages and 404.
        const isApi = String(got['content-type']).includes('json');
        if (status >= 500 || (isApi && status < 400)) opened.push(`${verb} ${spell(real)} → ${status}`);
      };
      await Promise.all(everyHeaders.flatMap((headers) => verbs.map((verb) => ask(verb, headers))));
    }
  }
  expect(opened).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 300_000);
