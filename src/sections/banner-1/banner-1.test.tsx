import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const draw = (options: Record<string, unknown>, index = 0) =>
  renderSectionHtml('banner-1', { options, index });

test('a picture for each screen with words over it [R219]', () => {
  const html = draw({
    media: { desktop: { image: 1 }, mobile: { image: 5 } },
    tag: 'New',
    align: { desktop: 'center', mobile: 'end' },
    overlay: { opacity: 30, color: '#112233' },
    heading: { title: 'Title' },
    content: { html: '<p>Words</p>' },
    button: { title: 'Go', link: { type: 'catalog', url: 'prints' } },
  });
  expect(html).toMatch(/media="\(min-width: 1025px\)" srcSet="[^"]*\/1-0/);
  expect(html).toMatch(/<img [^>]*\/5-0/);
  expect(html).toContain('data-align="center" data-align-mobile="end"');
  expect(html).toContain('--vt-banner-overlay:#112233;--vt-banner-opacity:0.3');
  expect(html).toMatch(/<h2 [^>]*>Title<\/h2>/);
  expect(html).toContain('<p>Words</p>');
  expect(html).toContain('href="/catalogs/prints"');
});

test('on a panel words have ground of their own, over a film they stay on it', () => {
  const media = { desktop: { image: 1 } };
  const words = { words: 'panel', heading: { title: 'Title', color: '#112233' } };
  const html = draw({ ...words, media });
  expect(html).toContain('data-words="panel"');
  expect(html).not.toContain('vt-scrim');
  expect(html).toContain('<h2 class="vt-banner-1__title" style="color:#112233">');
  expect(draw({ ...words, media: { desktop: { image: 1, video: youtube } } })).toContain('vt-scrim--beside');
  expect(draw({ ...words, media: {} })).not.toContain('data-words');
});

test('eager among the first four sections, lazy below', () => {
  expect(draw({ media: { desktop: { image: 1 } } })).toContain('fetchPriority="high"');
  expect(draw({ media: { desktop: { image: 1 } } }, 6)).toContain('loading="lazy"');
});

test('a film waits behind its poster: no frame, no request in the HTML', () => {
  const html = draw({ media: { desktop: { image: 1, video: youtube } }, heading: { title: 'T' } });
  expect(html).not.toContain('<iframe');
  expect(html).toContain('<img');
  expect(html).toMatch(
    /data-mode="background" data-desktop="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&amp;mute=1/,
  );
  expect(html).toMatch(/data-mobile="https:/);
  expect(html).toMatch(/<button [^>]*aria-label="Play video: T" hidden=""/);
  expect(html).toContain('data-label-pause="Pause video"');
});

test('played on request it has sound', () => {
  const html = draw({ play: 'click', media: { desktop: { image: 1, video: 'https://vimeo.com/76979871' } } });
  expect(html).toMatch(
    /data-mode="player" data-desktop="https:\/\/player\.vimeo\.com\/video\/76979871\?autoplay=1&amp;dnt=1"/,
  );
});

test('a phone entry with only a picture means no film on phones', () => {
  const html = draw({ media: { desktop: { image: 1, video: youtube }, mobile: { image: 2 } } });
  expect(html).toContain('data-desktop=');
  expect(html).not.toContain('data-mobile=');
});

test('an address of another host is no film', () => {
  expect(draw({ media: { desktop: { image: 1, video: 'https://example.com/film.mp4' } } })).not.toContain(
    'vt-video',
  );
});

test('nothing to show, nothing shown', () => {
  expect(draw({})).toBe('');
  expect(draw({ media: { desktop: { image: 999 } } })).toBe('');
});
