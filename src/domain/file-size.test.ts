import { expect, test } from 'vitest';

import { formatFileSize } from './file-size.ts';

test('small files are told in kilobytes, larger ones in megabytes', () => {
  expect(
    [1, 1499, 999_400, 1_000_000, 4_250_000, 209_715_200].map((bytes) => formatFileSize(bytes, 'en')),
  ).toEqual(['1 kB', '1 kB', '999 kB', '1 MB', '4.3 MB', '209.7 MB']);
  expect(formatFileSize(4_250_000, 'ru')).toBe('4,3 МБ');
});
