import { expect, it } from 'vitest';

import { nameFile } from './name-file.ts';

it.each([
  ['Vase blue.JPG', 'jpg', 'Vase blue.jpg'],
  ['photo.png', 'jpg', 'photo.jpg'],
  ['logo.svg.png', 'png', 'logo.svg.png'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['C:\\Users\\me\\ваза.jpeg', 'jpg', 'ваза.jpg'],
  ['.htaccess', 'gif', 'htaccess.gif'],
  ['', 'webp', 'picture.webp'],
  ['a\u0000b\u202egnp.exe', 'png', 'abgnp.png'],
  ['x'.repeat(500), 'jpg', `${'x'.repeat(195)}.jpg`],
])('%s as %s is %s', (sent, ext, name) => {
  expect(nameFile(sent, ext)).toBe(name);
});
