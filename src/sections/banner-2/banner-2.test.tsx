import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const draw = (options: Record<string, unknown>, index = 0) =>
  renderSectionHtml('banner-2', { options, index });
const cells = (html: string) => html.match(/class="vt-banner-2__cell"/g) ?? [];

test('a box in the page with one picture, and with two side by side', () => {
  const one = draw({ media: { desktop: { image: 1 } } });
  expect(one).toContain('class="vt-banner-2 vt-section__inner" data-container="content"');
  expect(cells(one)).toHaveLength(1);
  expect(one).not.toContain('data-pair');
  expect(one).toContain('sizes="(width &gt;= 1234px) 1170px, 100vw"');
  const two = draw({ media: { desktop: { image: 1 } }, second: { desktop: { image: 2 } } });
  expect(cells(two)).toHaveLength(2);
  expect(two).toContain('data-pair="true"');
  expect(two).toContain('sizes="(width &gt;= 1025px) 600px, (width &gt;= 568px) 50vw, 100vw"');
  expect(cells(draw({ second: { desktop: { image: 2 } } }))).toHaveLength(1);
});

test('each has a picture for each screen', () => {
  const html = draw({
    media: { desktop: { image: 1 }, mobile: { image: 5 } },
    second: { desktop: { image: 2 }, mobile: { image: 4 } },
  });
  expect(
    [...html.matchAll(/media="\(min-width: 1025px\)" srcSet="[^"]*?\/(\d+)-0/g)].map(([, id]) => id),
  ).toEqual(['1', '2']);
  expect([...html.matchAll(/<img [^>]*?\/(\d+)-0/g)].map(([, id]) => id)).toEqual(['5', '4']);
});

test('words, button and colours are those of banner 1 [R219]', () => {
  const html = draw({
    media: { desktop: { image: 1 } },
    tag: 'New',
    align: { desktop: 'center', mobile: 'end' },
    overlay: { opacity: 30, color: '#112233' },
    heading: { title: 'Title', note: 'Note' },
    content: { html: '<p>Words</p>' },
    button: { title: 'Go', link: { type: 'catalog', url: 'prints' } },
  });
  expect(html).toContain('data-align="center" data-align-mobile="end"');
  expect(html).toContain('--vt-banner-overlay:#112233;--vt-banner-opacity:0.3');
  expect(html).toMatch(/New<\/p><h2 [^>]*>Title<\/h2><p>Note<\/p>.*<p>Words<\/p>.*href="\/catalogs\/prints"/);
});

test('only the first picture of an early section is asked for first', () => {
  const pair = { media: { desktop: { image: 1 } }, second: { desktop: { image: 2 } } };
  expect(draw(pair).match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(draw(pair)).not.toContain('loading="lazy"');
  expect(draw(pair, 6).match(/loading="lazy"/g)).toHaveLength(2);
});

test('each may be a film that waits behind its poster [R220-221]', () => {
  const html = draw({
    media: { desktop: { image: 1, video: youtube } },
    second: { desktop: { image: 2, video: 'https://vimeo.com/76979871' }, mobile: { image: 3 } },
    heading: { title: 'T' },
  });
  expect(html).not.toContain('<iframe');
  expect(html.match(/<vt-video /g)).toHaveLength(2);
  expect(html).toMatch(
    /data-desktop="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1&amp;mute=1/,
  );
  expect(html).toMatch(/data-desktop="https:\/\/player\.vimeo\.com\/video\/76979871\?background=1/);
  expect(html.match(/data-mobile=/g)).toHaveLength(1);
  expect(html.match(/<button [^>]*aria-label="Play video: T" hidden=""/g)).toHaveLength(2);
  expect(draw({ play: 'click', media: { desktop: { video: youtube } } })).toContain('data-mode="player"');
});

test('nothing to show, nothing shown; words alone are enough', () => {
  expect(draw({})).toBe('');
  expect(draw({ media: { desktop: { image: 999 } } })).toBe('');
  expect(draw({ heading: { title: 'Only words' } })).toContain('Only words');
});
