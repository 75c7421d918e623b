import { expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

const link = { type: 'catalog', url: 'prints' };
const slide = (image: number, more: object = {}) => ({
  content: { image },
  heading: { title: `Slide ${image}` },
  ...more,
});
const three = [slide(1), slide(2), slide(3)];
const draw = (items: unknown[], options: Record<string, unknown> = {}, index = 0) =>
  renderSectionHtml('slider-2', { items, options, index });

test('is the carousel of the base slider with cards for slides', () => {
  const html = draw(three, { heading: { title: 'Rooms' } });
  expect(html).toMatch(
    /<vt-slider class="vt-slider vt-slider--cards" role="region" aria-roledescription="carousel" aria-label="Rooms" data-autoplay="5000"/,
  );
  expect(html.match(/role="group" aria-roledescription="slide" aria-label="\d of 3"/g)).toHaveLength(3);
  expect(html.match(/class="vt-card-slide"/g)).toHaveLength(3);
  expect(html.indexOf('data-part="pause"')).toBeLessThan(html.indexOf('data-part="track"'));
  expect(draw(three, { autoplay: false, arrows: false, dots: false })).not.toMatch(
    /data-autoplay|data-part="(?:pause|next|dot)"/,
  );
});

test('words stand beside the picture in a panel, on the side that was chosen, or by turns [R189]', () => {
  const html = draw([
    slide(1, { content: { image: 1, tag: 'New', text: 'Words', link }, button: { title: 'Go' } }),
  ]);
  expect(html).toMatch(/vt-card-slide__media.*<\/picture><\/div><div class="vt-card-slide__words">/);
  expect(html).toContain('<p class="vt-card-slide__tag">New</p>');
  expect(html).toContain('<p class="vt-card-slide__note">Words</p>');
  expect(html).toContain(
    '<a class="vt-button vt-button--primary vt-card-slide__link" href="/catalogs/prints">Go</a>',
  );
  const sides = (side: string) =>
    [...draw(three, { side }).matchAll(/data-side="(\w+)"/g)].map(([, found]) => found);
  expect(sides('start')).toEqual(['start', 'start', 'start']);
  expect(sides('alternate')).toEqual(['end', 'start', 'end']);
});

test('titles are one level below the section’s, or stand in for it', () => {
  expect(draw(three)).toMatch(/<h2 class="vt-card-slide__title">Slide 1</);
  expect(draw(three, { heading: { title: 'Rooms' } })).toMatch(/<h3 class="vt-card-slide__title">Slide 1</);
});

test('the first picture of an early section comes first, the others when needed', () => {
  const images = draw(three).match(/<img [^>]*>/g) ?? [];
  expect(images[0]).toContain('fetchPriority="high"');
  expect(images[0]).not.toContain('loading="lazy"');
  expect(images.slice(1).filter((img) => !img.includes('loading="lazy"'))).toEqual([]);
  expect(draw(three, {}, 5)).not.toContain('fetchPriority');
});

test('pictures follow the screen: half a window wide, or all of it without words', () => {
  const html = draw([slide(1, { content: { image: 1, imageMobile: 5 } })]);
  // A half has nearly the shape of a phone's picture.
  expect(html).toMatch(/media="\(min-width: 1025px\)" srcSet="[^"]*\/5-0[^"]* 600w/);
  expect(html).toMatch(/media="\(min-width: 568px\)" srcSet="[^"]*\/5-0[^"]*1024w/);
  expect(html).toMatch(/<img [^>]*\/5-0/);
  expect(html).toContain('sizes="(width &gt;= 1025px) 600px, (width &gt;= 568px) 50vw, 100vw"');
  const wordless = draw([{ content: { image: 1, imageMobile: 5 } }]);
  expect(wordless).toMatch(/media="\(min-width: 1025px\)" srcSet="[^"]*\/1-0/);
  expect(wordless).toContain('sizes="100vw"');
});

test('on a colour of its own every text can be read', () => {
  const html = draw([
    {
      content: { background: '#2a3a9e', tag: 'x', colorTag: '#333399', opacity: 30, opacityMobile: 60 },
      heading: { title: 'T', color: '#ffee00' },
    },
  ]);
  expect(html).toContain('data-ground=""');
  expect(html).toContain('--vt-slide-ground:#2a3a9e');
  expect(html).toContain('--vt-slide-text:#ffffff;--vt-slide-opacity:0.3;--vt-slide-opacity-mobile:0.6');
  expect(html).toContain('style="color:#ffee00"');
  expect(html).not.toContain('color:#333399');
});

test('alignment is told for each kind of screen', () => {
  const html = draw([slide(1, { align: { desktop: 'center', mobile: 'end' } })]);
  expect(html).toContain('data-place="center" data-place-mobile="end"');
});

test('without words the picture is the link and says where it leads', () => {
  const html = draw([{ content: { image: 1, link } }]);
  expect(html).toMatch(
    /<a class="vt-card-slide__link" href="\/catalogs\/prints"><span class="vt-visually-hidden">Picture 1</,
  );
  expect(html).toMatch(/<img [^>]*alt=""/);
});

test('an outside link opens in a new tab', () => {
  const html = draw([slide(1, { content: { link: { type: 'external', url: 'https://example.com' } } })]);
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test('one card has no controls, none shows nothing, an empty one is left out', () => {
  const one = draw([slide(1), {}]);
  expect(one).not.toContain('vt-slider__controls');
  expect(one).not.toContain('aria-roledescription');
  expect(draw([])).toBe('');
  expect(draw([{}])).toBe('');
});

test('speaks Russian', () => {
  const html = renderSectionHtml('slider-2', { items: three }, buildSectionContext({ language: 'ru' }));
  expect(html).toContain('aria-label="2 из 3"');
});

test('its first heading may be the title of the page, and its cards lower or higher', () => {
  const html = draw(three, { isPageTitle: true, height: 'short' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1 class="vt-card-slide__title">Slide 1<\/h1>/);
  expect(html.match(/--vt-tall:400px/g)).toHaveLength(3);
  expect(draw(three)).not.toMatch(/<h1|--vt-tall/);
});
