import { expect, test } from 'vitest';

import { readCodes, writeCodes } from './codes-cookie.ts';

const read = (cookie: string) => readCodes({ cookie }, false);
/** What the browser sends back. */
const sent = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

test('codes come back as they were kept, in any alphabet, for the server alone', () => {
  const header = writeCodes(['SPRING 10', 'ВЕСНА', 'a/b'], false);
  expect(header).toMatch(/^vt_codes=[\w%/]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  expect(read(sent(header))).toEqual(['SPRING 10', 'ВЕСНА', 'a/b']);
});

test('over https its name bears the prefix', () => {
  const header = writeCodes(['A1'], true);
  expect(header).toMatch(/^__Host-vt_codes=A1;.*Secure$/);
  expect(readCodes({ cookie: sent(header) }, true)).toEqual(['A1']);
  expect(read(sent(header))).toEqual([]);
});

test('five are kept, the oldest leaves first, and each is kept once', () => {
  const codes = ['A', 'B2', 'b-2', 'C', 'D', 'E', 'F'];
  expect(read(sent(writeCodes(codes, false)))).toEqual(['B2', 'C', 'D', 'E', 'F']);
});

test('none of them takes the cookie back', () => {
  expect(writeCodes([], false)).toMatch(/^vt_codes=; Path=\/; Max-Age=0;/);
  expect(writeCodes(['--'], false)).toMatch(/^vt_codes=;/);
});

test('what cannot be read is no code, and a long one is cut', () => {
  expect(read('vt_codes=%E0%A4%A/OK')).toEqual(['OK']);
  expect(read(`vt_codes=${'x'.repeat(9000)}`)[0]).toHaveLength(64);
  expect(read('vt_codes=//--//')).toEqual([]);
});
