import { expect, test } from 'vitest';

import { embedAddress } from './embed-address.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://youtube.com/embed/dQw4w9WgXcQ?autoplay=1', youtube],
  [' https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90 ', `${youtube}?start=90`],
  ['//youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9000000', youtube],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s becomes %s', (src, address) => {
  expect(embedAddress(src)).toBe(address);
});

test.each([
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://somebody@www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/short',
  'https://player.vimeo.com/video/123',
  'https://player.vimeo.com/embed/76979871',
  'https://example.com/embed/dQw4w9WgXcQ',
  '/embed/dQw4w9WgXcQ',
  'https://[',
])('%s is no player', (src) => {
  expect(embedAddress(src)).toBeNull();
});
