import { expect, test } from 'vitest';

import { readPolicyReport } from './read-report.ts';

const hosts = ['shop.example'];
const report = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/products/cup?q=ann%40mail.example',
    'blocked-uri': 'https://widget.example/a.js?visitor=7',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'source-file': 'https://shop.example/products/cup',
    ...fields,
  },
});

test('a report is what was wanted, whose it is and on which page; addresses lose what they say of the visitor', () => {
  expect(readPolicyReport(report(), hosts)).toEqual({
    directive: 'script-src',
    source: 'https://widget.example',
    page: '/products/cup',
  });
});

test.each([
  [
    { 'effective-directive': undefined, 'violated-directive': "img-src 'self'" },
    'img-src',
    'https://widget.example',
  ],
  [{ 'blocked-uri': 'inline', 'effective-directive': 'script-src-attr' }, 'script-src', 'inline'],
  [{ 'blocked-uri': 'eval' }, 'script-src', 'eval'],
  [
    { 'blocked-uri': 'wss://live.example/socket', 'effective-directive': 'connect-src' },
    'connect-src',
    'wss://live.example',
  ],
  [{ 'source-file': undefined }, 'script-src', 'https://widget.example'],
])('%j is told as %s of %s', (fields, directive, source) => {
  expect(readPolicyReport(report(fields), hosts)).toMatchObject({ directive, source });
});

test.each([
  ['a page of another host', { 'document-uri': 'https://evil.example/' }],
  ['an extension', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['an extension of Safari', { 'blocked-uri': 'safari-web-extension' }],
  ['code of an extension', { 'source-file': 'moz-extension://abc/inject.js' }],
  ['code of an extension that Safari hides', { 'source-file': 'webkit-masked-url://hidden/' }],
  ['data within the page', { 'blocked-uri': 'data' }],
  ['a rule of ours that nobody can open', { 'effective-directive': 'frame-ancestors' }],
  ['an address without sense', { 'document-uri': 'about:blank' }],
])('%s is no report', (_what, fields) => {
  expect(readPolicyReport(report(fields), hosts)).toBeNull();
});

test.each([null, 'x', {}, [], { 'csp-report': 7 }, { 'csp-report': { 'document-uri': 7 } }])(
  '%j is no report',
  (body) => {
    expect(readPolicyReport(body, hosts)).toBeNull();
  },
);
