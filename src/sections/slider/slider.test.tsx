import { describe, expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

const slide = (image: number, more: object = {}) => ({
  content: { image },
  heading: { title: `Slide ${image}` },
  ...more,
});
const three = [slide(1), slide(2), slide(3)];

describe('slider', () => {
  test('is an APG carousel: a named region of labelled slides [R191]', () => {
    const html = renderSectionHtml('slider', { items: three });
    expect(html).toMatch(/<vt-slider [^>]*role="region" aria-roledescription="carousel" aria-label="Slides"/);
    expect(html.match(/role="group" aria-roledescription="slide" aria-label="\d of 3"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Previous slide"');
    expect(html).toContain('aria-label="Next slide"');
    expect(html.match(/data-part="dot"/g)).toHaveLength(3);
  });

  test('speaks Russian', () => {
    const html = renderSectionHtml('slider', { items: three }, buildSectionContext({ language: 'ru' }));
    expect(html).toContain('aria-roledescription="карусель"');
    expect(html).toContain('aria-label="2 из 3"');
  });

  test('rotates every 5000 ms unless told otherwise, with the pause before the slides', () => {
    const html = renderSectionHtml('slider', { items: three });
    expect(html).toContain('data-autoplay="5000"');
    expect(html.indexOf('data-part="pause"')).toBeLessThan(html.indexOf('data-part="track"'));
    const still = renderSectionHtml('slider', { options: { autoplay: false }, items: three });
    expect(still).not.toContain('data-autoplay');
    expect(still).not.toContain('data-part="pause"');
    expect(renderSectionHtml('slider', { options: { speed: 9000 }, items: three })).toContain(
      'data-autoplay="9000"',
    );
  });

  test('its controls wait for script, and can be left out', () => {
    expect(renderSectionHtml('slider', { items: three })).toMatch(/data-part="controls" hidden=""/);
    const bare = renderSectionHtml('slider', { options: { arrows: false, dots: false }, items: three });
    expect(bare).not.toContain('data-part="next"');
    expect(bare).not.toContain('data-part="dot"');
  });

  test('the first picture comes at once and first, the others when needed [R188]', () => {
    const images = renderSectionHtml('slider', { items: three }).match(/<img [^>]*>/g) ?? [];
    expect(images[0]).toContain('fetchPriority="high"');
    expect(images[0]).not.toContain('loading="lazy"');
    expect(
      images.slice(1).every((img) => img.includes('loading="lazy"') && !img.includes('fetchPriority')),
    ).toBe(true);
    expect(renderSectionHtml('slider', { items: three, index: 5 })).not.toContain('fetchPriority');
  });

  test('offers pictures of 1920, 1024 and 568 for the three screens [R184,725]', () => {
    const html = renderSectionHtml('slider', { items: [slide(1)] });
    expect(html).toMatch(/media="\(min-width: 1025px\)" srcSet="[^"]*1920w/);
    expect(html).toMatch(/media="\(min-width: 568px\)" srcSet="[^"]*1024w/);
    expect(html).toMatch(/<img [^>]*srcSet="[^"]*568w/);
  });

  test('shows every slide option [R185-187]', () => {
    const html = renderSectionHtml('slider', {
      items: [
        {
          align: { desktop: 'center', mobile: 'end' },
          content: {
            image: 1,
            imageMobile: 5,
            tag: 'New',
            text: 'Words',
            link: { type: 'catalog', url: 'prints' },
            colorText: '#fff8e0',
            colorTag: '#fffbe6',
            background: '#7a2a12',
            opacity: 40,
            opacityMobile: 60,
          },
          heading: { title: 'Title', color: '#ffffff' },
          button: { title: 'Go' },
        },
      ],
    });
    expect(html).toContain('data-align="center" data-align-mobile="end"');
    expect(html).toMatch(/<img [^>]*\/5-0/);
    expect(html).toMatch(/media="\(min-width: 1025px\)" srcSet="[^"]*\/1-0/);
    expect(html).toContain('--vt-slide-text:#fff8e0');
    expect(html).toContain('--vt-slide-overlay:#7a2a12;--vt-slide-opacity:0.4;--vt-slide-opacity-mobile:0.6');
    expect(html).toMatch(/vt-slide__tag" style="color:#fffbe6">New</);
    expect(html).toMatch(/<h2 [^>]*style="color:#ffffff">Title</);
    expect(html).toMatch(
      /<a class="vt-slide__link vt-button vt-slide__button" href="\/catalogs\/prints">Go<\/a>/,
    );
  });

  test('a colour that cannot be read on the scrim is moved until it can', () => {
    const html = renderSectionHtml('slider', {
      items: [{ content: { image: 1, colorTag: '#333333', tag: 'x' } }],
    });
    expect(html).not.toContain('color:#333333');
  });

  test('without a button the title is the link; without words the picture is, and says where it leads', () => {
    const link = { type: 'page', url: 'about' };
    const titled = renderSectionHtml('slider', {
      items: [{ content: { image: 1, link }, heading: { title: 'Title' } }],
    });
    expect(titled).toMatch(/<h2 [^>]*><a class="vt-slide__link" href="\/about">Title<\/a><\/h2>/);
    const wordless = renderSectionHtml('slider', { items: [{ content: { image: 1, link } }] });
    expect(wordless).toMatch(
      /<a class="vt-slide__link" href="\/about"><span class="vt-visually-hidden">Picture 1</,
    );
  });

  test('an outside link opens in a new tab', () => {
    const link = { type: 'external', url: 'https://example.com' };
    const html = renderSectionHtml('slider', {
      items: [{ content: { image: 1, link }, button: { title: 'Go' } }],
    });
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  });

  test('one slide has no controls, none shows nothing, an empty slide is left out', () => {
    const one = renderSectionHtml('slider', { items: [slide(1), {}] });
    expect(one).not.toContain('vt-slider__controls');
    expect(one).not.toContain('aria-roledescription');
    expect(renderSectionHtml('slider', { items: [] })).toBe('');
    expect(renderSectionHtml('slider', { items: [{}] })).toBe('');
  });

  test('spans the viewport unless told otherwise', () => {
    expect(renderSectionHtml('slider', { items: three })).toContain('data-width="full"');
    expect(
      renderSectionHtml('slider', { options: { section: { width: 'content' } }, items: three }),
    ).toContain('data-width="content"');
  });

  test('a slider of links needs no stop of its own for keys, one without does', () => {
    expect(renderSectionHtml('slider', { items: three })).toContain('tabindex="0"');
    const link = { type: 'homepage' };
    const linked = renderSectionHtml('slider', { items: [{ content: { image: 1, link } }, slide(2)] });
    expect(linked).not.toContain('tabindex');
  });
});
