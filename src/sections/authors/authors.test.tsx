import { expect, test } from 'vitest';

import type { Article, Author } from '#domain/schemas/article.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

import { authorsSection } from './authors.section.ts';
import { examples } from './authors.examples.ts';

const author: Author = {
  id: 1,
  name: 'Anna Vale',
  text: '<p>Ceramist.</p>',
  image: null,
  links: [
    { title: 'Workshop', url: 'https://example.com' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ],
};
const onArticle = (changed: Partial<Article>) =>
  buildSectionContext({
    page: {
      kind: 'article',
      article: { ...standInArticle(1), sections: [], comments: [], meta: {}, ...changed },
    },
  });

test('shows the author of the article [R419]', () => {
  const html = renderSectionHtml('authors', {}, onArticle({ author }));
  expect(html).toContain('Anna Vale</h3>');
  expect(html).toContain('<p>Ceramist.</p>');
  expect(html).toContain(
    'href="https://example.com" target="_blank" rel="author nofollow noopener noreferrer"',
  );
  expect(html).not.toContain('javascript:');
});

test('shows the people that were written into it instead', () => {
  const items = [{ name: 'Tom', image: 2, links: [{ url: 'https://www.example.com/tom' }] }, { name: '' }];
  const html = renderSectionHtml('authors', { items }, onArticle({ author }));
  expect(html).not.toContain('Anna');
  expect(html.match(/<h3/g)).toHaveLength(1);
  expect(html).toContain('rel="nofollow noopener noreferrer">example.com/tom</a>');
});

test('shows nothing without an author', () => {
  expect(renderSectionHtml('authors', {}, onArticle({ author: null }))).toBe('');
  expect(renderSectionHtml('authors', {})).toBe('');
});

test('is hidden by the settings', () => {
  expect(authorsSection.isShown(parseSettings({}))).toBe(true);
  expect(authorsSection.isShown(parseSettings({ media: { pageStyle: { showAuthor: false } } }))).toBe(false);
});

test.each(['typical', 'many-items'])('the example %s speaks Russian in a Russian shop', (name) => {
  const example = examples['authors']?.find((one) => one.name === name) ?? {};
  const html = renderSectionHtml('authors', example, buildSectionContext({ language: 'ru' }));
  const words = html.match(/(?<=<p>)[^<]+(?=<\/p>)/g) ?? [];
  expect(words).not.toEqual([]);
  expect(words.filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
});
