import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';

import { get, sendRaw, statusOf } from './send.ts';
import { startTarget, type Target } from './start-target.ts';

/** Targets that a browser reads as another host, as code, or as a second header. */
const evilTargets = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\u2028//evil.example',
  '\ufeff//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://evil.example',
  '/a\r\nSet-Cookie: x=1',
  '/a\r\n\r\n<script>',
  '/a\u0000b',
  'http://',
  'https://[',
] as const;
/** Look odd, and stay where they are. */
const homeTargets = [
  '@evil.example',
  '/@evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/／evil.example',
  '/%0d%0aSet-Cookie:x=1',
  'evil.example',
  '?u=//evil.example',
  '/x/..//evil.example',
] as const;
const chainLength = 30;

let target: Target;
beforeAll(async () => {
  target = await startTarget();
  const content = createContentFixture(target.database.db);
  for (const [index, to] of evilTargets.entries()) {
    // PostgreSQL holds no NUL: such a row cannot be made at all.
    if (!to.includes('\u0000')) await content.makeRedirect(`/evil-${index}`, to);
    await content.makeRedirect(`/hop-to-evil-${index}`, `/evil-${index}`);
  }
  for (const [index, to] of homeTargets.entries()) await content.makeRedirect(`/home-${index}`, to);
  for (let hop = 0; hop < chainLength; hop++) await content.makeRedirect(`/hop-${hop}`, `/hop-${hop + 1}`);
  await content.makeRedirect(`/hop-${chainLength}`, '/about');
  await content.makeRedirect('/loop-a', '/loop-b/');
  await content.makeRedirect('/loop-b', '/loop-a?x=1');
  await content.makeRedirect('/listed', 'https://partner.example/x');
});
afterAll(() => target.stop());

/** Where a browser of this shop goes from the answer. */
function landing(location: string | undefined, from: string): URL {
  return new URL(location ?? '', new URL(from, 'https://shop.test'));
}

describe('an owner’s redirect', () => {
  test.each(evilTargets.map((to, index) => [JSON.stringify(to), index] as const))(
    'to %s leads nowhere, at once or after a hop',
    async (_to, index) => {
      for (const path of [`/evil-${index}`, `/hop-to-evil-${index}`]) {
        const answer = await get(target.origin, path);
        const isHomeHop =
          answer.status === 301 && landing(answer.headers.location, path).origin === 'https://shop.test';
        expect(answer.status === 404 || (path.startsWith('/hop') && isHomeHop)).toBe(true);
        expect(answer.headers['set-cookie']).toBeUndefined();
        const api = await get(target.origin, `/api/redirects?from=${path}`);
        const { to } = JSON.parse(api.text);
        expect(landing(to ?? '/', path).origin).toBe('https://shop.test');
      }
    },
  );

  test.each(homeTargets.map((to, index) => [to, index] as const))(
    'to %s stays in the shop',
    async (_to, index) => {
      const answer = await get(target.origin, `/home-${index}`);
      expect(answer.status).toBe(301);
      expect(landing(answer.headers.location, `/home-${index}`).origin).toBe('https://shop.test');
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  test('to an address that was written out in full goes there', async () => {
    expect((await get(target.origin, '/listed')).headers.location).toBe('https://partner.example/x');
  });

  test('through thirty hops is one hop for the browser; a loop is a 404', async () => {
    expect((await get(target.origin, '/hop-0')).headers.location).toBe('/about');
    expect((await get(target.origin, '/loop-a')).status).toBe(404);
    expect((await get(target.origin, '/loop-b/')).headers.location).toBe('/loop-b');
    expect((await get(target.origin, '/loop-b')).status).toBe(404);
  });

  test('may be taken back: browsers ask again', async () => {
    expect((await get(target.origin, '/listed')).headers['cache-control']).toBe('no-store');
  });
});

describe('a trailing slash is trimmed within the shop', () => {
  test.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '\\\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/%5c%5cevil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/%09//evil.example/',
    '/%0d%0aSet-Cookie:x=1/',
    '/@evil.example/',
    '/https://evil.example/',
    '/;//evil.example/',
    '//evil.example/?//evil.example/',
    '//',
    '///',
    '/\\',
    '/about/?next=//evil.example/',
    '//evil.example/%2e%2e/',
    'http://evil.example//other.example/',
    '/about//',
    `/${'/'.repeat(5000)}a/`,
  ])('%s', async (path) => {
    const line = `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(target.origin, line);
    expect([301, 400, 404]).toContain(statusOf(answer.text));
    expect(answer.text).not.toMatch(/^set-cookie:/im);
    const location = /^location: (.*)$/im.exec(answer.text)?.[1]?.trim();
    expect(location !== undefined).toBe(statusOf(answer.text) === 301);
    expect(landing(location, '/').origin).toBe('https://shop.test');
    expect(answer.closed).toBe(true);
  });

  test('raw tabs and line ends never reach a header', async () => {
    for (const path of ['/\t/evil.example/', '/a\r\nX-Evil: 1/', '/\n/evil.example/']) {
      const answer = await sendRaw(
        target.origin,
        `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`,
      );
      // Without a version after it, `/a` is a request line of HTTP/0.9, and what follows is its header.
      expect([400, 404]).toContain(statusOf(answer.text));
      expect(answer.text).not.toMatch(/x-evil|^location:/im);
    }
  });

  test('and the query is kept', async () => {
    const answer = await get(target.origin, '/about/?a=1&b=/');
    expect([answer.status, answer.headers.location]).toEqual([301, '/about?a=1&b=/']);
  });
});
