import { expect, test } from 'vitest';

import { parseVideoUrl, videoEmbedUrl } from './video-source.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=3', 'youtube', 'aqz-KE-bpKQ'],
  [' https://youtu.be/aqz-KE-bpKQ?si=1 ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
])('%s', (url, provider, id) => {
  expect(parseVideoUrl(url)).toEqual({ provider, id });
});

test.each([
  '',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
  'https://youtu.be/short',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
])('%s is no film', (url) => {
  expect(parseVideoUrl(url)).toBeNull();
});

test('a background film is silent and bare, a played one has sound; YouTube sets no cookies', () => {
  const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' } as const;
  expect(videoEmbedUrl(youtube, 'background')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*mute=1.*controls=0/,
  );
  expect(videoEmbedUrl(youtube, 'player')).not.toContain('mute');
  expect(videoEmbedUrl({ provider: 'vimeo', id: '1' }, 'background')).toMatch(/muted=1.*playsinline=1/);
});
