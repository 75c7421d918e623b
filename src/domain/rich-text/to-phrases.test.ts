import { expect, test } from 'vitest';

import { toPhrases } from './to-phrases.ts';

test.each([
  ['', ''],
  ['I agree', 'I agree'],
  [
    '<p>I agree to <a href="/terms">the <b>terms</b></a>.</p>',
    'I agree to <a href="/terms">the <b>terms</b></a>.',
  ],
  ['<p>I agree.</p>\n<p style="text-align:center">I do.</p>', 'I agree.<br>I do.'],
  ['<h3>Consent</h3><ul><li>one</li><li>two</li></ul>', 'Consent<br>one<br>two'],
  ['one<br />two<br>three', 'one<br>two<br>three'],
  ['<p></p><p>one</p><hr /><p></p>', 'one'],
  // What looks like the end of a tag within a value is none.
  ['<iframe title="a > <img src=x onerror=alert(1)>" src="/x"></iframe>I agree', 'I agree'],
  // Names that begin like those of blocks are others'.
  [
    '<small>one</small> <strong>two</strong> <code>p</code>',
    '<small>one</small> <strong>two</strong> <code>p</code>',
  ],
])('%j becomes %j', (html, phrases) => {
  expect(toPhrases(html)).toBe(phrases);
});
