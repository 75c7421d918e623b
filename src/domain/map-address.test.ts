import { expect, test } from 'vitest';

import { readMapAddress } from './map-address.ts';

test.each([
  ['', ''],
  ['  ', ''],
  [' https://maps.example.com/embed?q=12 ', 'https://maps.example.com/embed?q=12'],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=en" width="600" height="450" style="border:0;" loading="lazy"></iframe>',
    'https://www.google.com/maps/embed?pb=!1m18&hl=en',
  ],
  [
    `<div style="position:relative;"><iframe width="560" src='https://yandex.ru/map-widget/v1/?um=constructor' frameborder="0"></iframe></div>`,
    'https://yandex.ru/map-widget/v1/?um=constructor',
  ],
  ['http://maps.example.com', null],
  ['maps.example.com', null],
  ['Alserkal Avenue', null],
  ['javascript:alert(1)', null],
  ['<iframe src="javascript:alert(1)"></iframe>', null],
  ['<iframe src="https://x.example', null],
  ['https://maps.example.com <b>', null],
])('a map pasted as %j is at %j', (typed, address) => {
  expect(readMapAddress(typed)).toBe(address);
});
