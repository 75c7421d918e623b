import { describe, expect, test } from 'vitest';

import { checkRedirect } from './check-redirect.ts';

const known = new Map([
  ['/old', '/new'],
  ['/чай', 'https://tea.example/'],
]);
const check = (from: string, to: string) => checkRedirect(known, { from, to });

describe('a redirect is taken', () => {
  test.each([
    ['/sale', '/catalogs/sale', '/sale', '/catalogs/sale'],
    ['sale/', 'catalogs/sale', '/sale/', '/catalogs/sale'],
    ['/sale#x', '/new', '/sale', '/new'],
    ['/a', 'https://other.example/old', '/a', 'https://other.example/old'],
    ['/кофе', '/чашки?size=2', '/%D0%BA%D0%BE%D1%84%D0%B5', '/%D1%87%D0%B0%D1%88%D0%BA%D0%B8?size=2'],
  ])('%s → %s', (from, to, storedFrom, storedTo) =>
    expect(check(from, to)).toEqual({ from: storedFrom, to: storedTo }),
  );
});

describe('a redirect is refused', () => {
  test.each([
    ['https://other.example/x', '/new', 'from', 'redirects.errors.from'],
    ['//evil.example', '/new', 'from', 'redirects.errors.from'],
    ['/', '/new', 'from', 'redirects.errors.own'],
    ['/Admin/', '/new', 'from', 'redirects.errors.own'],
    ['/%61dmin/orders', '/new', 'from', 'redirects.errors.own'],
    ['/api/config', '/new', 'from', 'redirects.errors.own'],
    ['/x', 'javascript:alert(1)', 'to', 'redirects.errors.to'],
    ['/x', '//evil.example', 'to', 'redirects.errors.to'],
    ['/x', '/\\evil.example', 'to', 'redirects.errors.to'],
    ['/old/', '/other', 'from', 'redirects.errors.taken'],
    ['/%D1%87%D0%B0%D0%B9', '/other', 'from', 'redirects.errors.taken'],
    ['/x', '/x/?again=1', 'to', 'redirects.errors.loop'],
    ['/new', '/old', 'to', 'redirects.errors.loop'],
    ['/x', '/old', 'to', 'redirects.errors.chain'],
    ['/x', '/чай', 'to', 'redirects.errors.chain'],
  ])('%s → %s', (from, to, field, message) => expect(check(from, to)).toEqual({ field, message }));
});

test('a redirect from a query is refused: it would lead from every query of the path', () => {
  expect(checkRedirect(new Map(), { from: '/index.php?id=5', to: '/new' })).toEqual({
    field: 'from',
    message: 'redirects.errors.query',
  });
});
