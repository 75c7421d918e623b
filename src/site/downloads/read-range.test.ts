import { expect, test } from 'vitest';

import { attachmentNamed } from './content-disposition.ts';
import { readRange } from './read-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-8', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-9', null],
])('of 100 bytes %s is %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});

test.each([
  ['Plan.pdf', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
  [
    'Чертёж (2).pdf',
    `attachment; filename="______ (2).pdf"; filename*=UTF-8''%D0%A7%D0%B5%D1%80%D1%82%D1%91%D0%B6%20%282%29.pdf`,
  ],
  ['a"b\r\nX: y.pdf', `attachment; filename="a_b__X_ y.pdf"; filename*=UTF-8''a%22b%0D%0AX%3A%20y.pdf`],
  [`it's 100%.zip`, `attachment; filename="it_s 100_.zip"; filename*=UTF-8''it%27s%20100%25.zip`],
])('%j is saved under its name and stays within its header', (name, header) => {
  expect(attachmentNamed(name)).toBe(header);
});
