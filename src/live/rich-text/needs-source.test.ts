import { expect, test } from 'vitest';

import { isBlank, needsSource } from './needs-source.ts';

test.each([
  '',
  'plain text',
  '<p style="text-align:center">a <strong>b</strong><br>c</p>',
  '<h2>x</h2><ul><li><p>y</p></li></ul><blockquote><p>z</p></blockquote><hr>',
  '<p>3 < 4 and <b>b</b></p>',
])('the editor keeps %j', (html) => {
  expect(needsSource(html)).toBe(false);
});

test.each(['<p><img src="/img/x.jpg"></p>', '<table></table>', '<IFRAME src="x">', '<p>H<sub>2</sub>O</p>'])(
  'only HTML shows all of %j',
  (html) => {
    expect(needsSource(html)).toBe(true);
  },
);

test('an empty paragraph is no text', () => {
  expect(isBlank('<p></p>')).toBe(true);
  expect(isBlank('')).toBe(true);
  expect(isBlank('<p>a</p>')).toBe(false);
});
