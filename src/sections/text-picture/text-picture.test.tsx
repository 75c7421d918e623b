import { describe, expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const options = {
  heading: { title: 'Title' },
  content: { image: 3, alt: 'A press', html: '<p>Words</p>', colorText: '#112233' },
  button: { title: 'More', link: { type: 'page', url: 'about' } },
};

describe.each(['right', 'left', 'center'])('text-picture-%s', (place) => {
  const type = `text-picture-${place}`;

  test('shows picture, heading, text and button', () => {
    const html = renderSectionHtml(type, { options });
    expect(html).toContain(`data-place="${place}"`);
    expect(html).toContain('alt="A press"');
    expect(html).toMatch(/<h2 [^>]*>Title<\/h2>/);
    expect(html).toContain('<p>Words</p>');
    expect(html).toMatch(/<a class="vt-button vt-button--primary" href="\/about">More<\/a>/);
    expect(html).toContain('color:#112233');
  });

  test('draws the button once, and none that is hidden', () => {
    expect(renderSectionHtml(type, { options }).match(/vt-button--primary/g)).toHaveLength(1);
    const hidden = renderSectionHtml(type, {
      options: { ...options, button: { ...options.button, isShow: false } },
    });
    expect(hidden).not.toContain('vt-button');
  });

  test('a picture alone takes the whole row', () => {
    const html = renderSectionHtml(type, { options: { content: { image: 3 } } });
    expect(html).toContain('data-place="center" data-alone="true"');
    expect(html).not.toContain('vt-text-picture__text');
  });

  test('a missing picture leaves the text, nothing leaves nothing', () => {
    const html = renderSectionHtml(type, { options: { content: { image: 999, html: '<p>Words</p>' } } });
    expect(html).not.toContain('<img');
    expect(html).toContain('Words');
    expect(renderSectionHtml(type, {})).toBe('');
  });
});

test('the picture keeps its own shape when asked to', () => {
  const html = renderSectionHtml('text-picture-left', { options: { ...options, ratio: 'original' } });
  expect(html).toContain('width="1600" height="1600"');
  expect(renderSectionHtml('text-picture-left', { options })).toContain('width="640" height="480"');
});

test('the picture opens large where that is switched on, named by what it shows [R193]', () => {
  expect(renderSectionHtml('text-picture-left', { options })).not.toContain('vt-lightbox');
  const html = renderSectionHtml('text-picture-left', { options: { ...options, enlarge: true } });
  expect(html).toMatch(
    /<vt-lightbox [^>]*data-label="Picture viewer"[^>]*><a class="vt-picture-link" href="\/img\/original\/3-[^"]*"/,
  );
  expect(html).toMatch(/<a [^>]*><picture [^>]*><img [^>]*alt="A press"/);
});
