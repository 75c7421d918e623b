import { expect, test } from 'vitest';

import type { Article } from '#domain/schemas/article.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

const urlsOf = (html: string) =>
  [...html.matchAll(/href="\/journal\/article-(\d+)"/g)].map(([, id]) => Number(id));

test('shows chosen articles in their order, without deleted ones [R223]', () => {
  expect(urlsOf(renderSectionHtml('media-widget', { options: { articles: [5, 901, 2] } }))).toEqual([5, 2]);
});

test('shows the newest when none are chosen', () => {
  expect(urlsOf(renderSectionHtml('media-widget', { options: { limit: 2 } }))).toEqual([1, 2]);
});

test('leaves out the article that is being read', () => {
  const article: Article = { ...standInArticle(2), sections: [], comments: [], meta: {} };
  const context = buildSectionContext({ page: { kind: 'article', article } });
  expect(urlsOf(renderSectionHtml('media-widget', { options: { limit: 3 } }, context))).toEqual([1, 3, 4]);
});

test('shows nothing when all that were chosen are gone', () => {
  expect(renderSectionHtml('media-widget', { options: { articles: [901] } })).toBe('');
});
