import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
  for (const slug of ['about', 'looped', 'poisoned', 'здесь'])
    await site.content.makePage({ slug, title: slug });
  const redirects = {
    '/old': 'new-url',
    '/old/deep': '/about',
    '/shop.php': 'https://other.example/x?y=1',
    '/first': '/second',
    '/second': 'third',
    '/third': '/about',
    '/looped': '/loop-b',
    '/loop-b': '/looped',
    '/nowhere-loop': '/nowhere-loop',
    '/poisoned': '//evil.example',
    '/script': 'javascript:alert(1)',
    '/data': 'data:text/html,x',
    '/backslash': '/\\evil.example',
    '/about-us/': '/about',
    '/старое': '/здесь',
  };
  for (const [from, to] of Object.entries(redirects)) await site.content.makeRedirect(from, to);
  await site.change(['everything', 'redirects', 'pages'], async () => {});
});
afterAll(() => site.stop());

async function locationOf(path: string) {
  const { status, headers } = await site.get(path);
  return { status, location: headers.get('location') };
}

describe('a redirect of the owner', () => {
  test.each([
    ['gets a leading slash', '/old', '/new-url'],
    ['works for deep paths', '/old/deep', '/about'],
    ['keeps an absolute address', '/shop.php', 'https://other.example/x?y=1'],
    ['follows the chain to its end', '/first', '/about'],
    ['does not mind a trailing slash where it is asked', '/old/', '/new-url'],
    ['does not mind a trailing slash where it is set', '/about-us', '/about'],
    ['works for percent-encoded paths', encodeURI('/старое'), encodeURI('/здесь')],
    ['does not mind a query', '/old?utm_source=x', '/new-url'],
  ])('%s [R49-50]', async (_name, path, location) => {
    expect(await locationOf(path)).toEqual({ status: 301, location });
  });

  test.each([
    ['/looped', 200],
    ['/loop-b', 404],
    ['/nowhere-loop', 404],
  ])('in a loop is none: %s answers %i [R54]', async (path, status) => {
    expect(await locationOf(path)).toEqual({ status, location: null });
  });

  test.each([
    ['/poisoned', 200],
    ['/script', 404],
    ['/data', 404],
    ['/backslash', 404],
  ])('to another host in disguise or to code is refused: %s answers %i', async (path, status) => {
    expect(await locationOf(path)).toEqual({ status, location: null });
  });
});

describe('a trailing slash', () => {
  test.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/no/such/page/', '/no/such/page'],
    [encodeURI('/здесь/'), encodeURI('/здесь')],
  ])('of %s is trimmed [R51-53]', async (path, location) => {
    expect(await locationOf(path)).toEqual({ status: 301, location });
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '///evil.example//',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
  ])('of %s never leads to another host', async (path) => {
    const { location } = await locationOf(path);
    expect(location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  test('alone is the home page', async () => {
    expect(await locationOf('/')).toEqual({ status: 200, location: null });
    expect(await locationOf('/?a=1')).toEqual({ status: 200, location: null });
  });
});

test('redirects are uncached in browsers, so that an owner may take one back', async () => {
  expect((await site.get('/old')).headers.get('cache-control')).toBe('no-store');
});

test('GET /api/redirects?from= tells the target [R48]', async () => {
  const ask = async (from: string) =>
    (await fetch(`${site.origin}/api/redirects?from=${encodeURIComponent(from)}`)).json();
  expect(await ask('/first')).toMatchObject({ to: '/about' });
  expect(await ask('/about')).toMatchObject({ to: null });
});

test('a lookup that fails does not keep a page away, one that hangs only for a moment [R55]', async () => {
  await site.change(['redirects', 'pages'], (db) =>
    sql`alter table redirects rename to redirects_away`.execute(db),
  );
  expect(await locationOf('/about')).toEqual({ status: 200, location: null });
  expect(await locationOf('/about/')).toEqual({ status: 301, location: '/about' });
  await site.change(['redirects', 'pages'], (db) =>
    sql`alter table redirects_away rename to redirects`.execute(db),
  );

  await site.db.transaction().execute(async (lock) => {
    await site.change(['redirects', 'pages'], async () => {});
    await sql`lock table redirects in access exclusive mode`.execute(lock);
    // The lock is held until the answer is there: waiting for it would never end.
    expect(await locationOf('/about')).toEqual({ status: 200, location: null });
  });
  expect(await locationOf('/old')).toEqual({ status: 301, location: '/new-url' });
});
