import { expect, test } from 'vitest';

import { readPreviewRequest, withToken } from './preview-request.ts';

test('a plain visit asks for no preview', () => {
  expect(readPreviewRequest('?page=2')).toBeNull();
  expect(readPreviewRequest('?vt-layer=7')).toBeNull();
});

test('the frame names a layer, and stays in it where it is led on', () => {
  const asked = readPreviewRequest('?vt-edit=secret&vt-layer=7');
  expect(asked).toEqual({ mode: 'edit', token: 'secret', layer: 7 });
  expect(asked && withToken('/about#top', asked)).toBe('/about?vt-edit=secret&vt-layer=7#top');
});

test.each(['', '0', '-1', '7x', '99999999999', '1.5'])('“%s” is no layer, and opens nothing', (name) => {
  expect(readPreviewRequest(`?vt-edit=secret&vt-layer=${name}`)).toEqual({ mode: 'edit', token: '' });
});

test('a shared link shows no layer', () => {
  expect(readPreviewRequest('?vt-preview=secret&vt-layer=7')).toEqual({ mode: 'share', token: 'secret' });
});
