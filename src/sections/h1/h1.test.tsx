import { describe, expect, test } from 'vitest';

import type { Article } from '#domain/schemas/article.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

import { readingMinutes } from './reading-minutes.ts';

const text = (words: number, rest: Partial<Section> = {}): Section => ({
  id: 'a',
  type: 'text',
  version: 1,
  enable: true,
  hidden: false,
  options: { content: { html: `<p>${'word '.repeat(words)}</p>` }, heading: { textAlign: 'center' } },
  items: [],
  styles: {},
  ...rest,
});
const author = { id: 1, name: 'Anna Vale', text: '', image: null, links: [] };
const article: Article = { ...standInArticle(1), author, sections: [text(500)], comments: [], meta: {} };

type PageStyle = { showDate?: boolean; showAuthor?: boolean; authorBlock?: 'top' | 'bottom' };
const drawArticle = (pageStyle: PageStyle = {}, options = {}) =>
  renderSectionHtml(
    'h1',
    { options },
    buildSectionContext({
      settings: (settings) => ({
        ...settings,
        media: { ...settings.media, pageStyle: { ...settings.media.pageStyle, ...pageStyle } },
      }),
      page: { kind: 'article', h1: 'Salt', article },
    }),
  );

describe('the h1 of an article', () => {
  test('is followed by date and minutes to read', () => {
    const html = drawArticle();
    expect(html).toContain('<h1>Salt</h1>');
    expect(html).toContain('>Mar 5, 2026</time>');
    expect(html).toContain('3 minutes to read');
    expect(html).not.toContain('Anna Vale');
  });

  test('names the author where the settings put the author on top [R419]', () => {
    expect(drawArticle({ authorBlock: 'top' })).toContain('Anna Vale');
    expect(drawArticle({ authorBlock: 'top', showAuthor: false })).not.toContain('Anna Vale');
  });

  test('has no line of facts when the settings want none', () => {
    expect(drawArticle({ showDate: false })).not.toContain('vt-h1__meta');
  });

  test('has the cover as the first picture to load', () => {
    expect(drawArticle()).toMatch(/<img[^>]*fetchPriority="high"/i);
    expect(drawArticle()).not.toContain('loading="lazy"');
    expect(drawArticle({}, { cover: false })).not.toContain('<img');
  });
});

test('the h1 of any other page is a title and a note', () => {
  const html = renderSectionHtml('h1', { options: { heading: { note: 'A note' } } });
  expect(html).toContain(
    '<header class="vt-h1 vt-container" data-align="start"><h1>Home</h1><p class="vt-section__note">A note</p></header>',
  );
});

test('minutes are of words that are shown, rounded up', () => {
  expect(readingMinutes([])).toBe(0);
  expect(readingMinutes([text(200)])).toBe(1);
  expect(readingMinutes([text(201)])).toBe(2);
  expect(readingMinutes([text(150), text(500, { hidden: true }), text(500, { enable: false })])).toBe(1);
  expect(readingMinutes([text(0, { items: [{ title: 'a '.repeat(201) }] })])).toBe(2);
});
