import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { ArticleCard as Article } from '#domain/schemas/article.schema.ts';
import { mediaSettingsSchema } from '#domain/settings/media.schema.ts';

import { ArticleCard, articleCardStyle } from './article-card.tsx';

const image = {
  id: 3,
  uri: '/img/original/3-00ab.jpg',
  name: 'a.jpg',
  width: 2400,
  height: 1600,
  mime: 'image/jpeg',
  alt: 'A',
  title: '',
};
const article: Article = {
  id: 7,
  type: 'blog',
  title: 'Salt & ash',
  slug: 'salt',
  url: '/blog/salt',
  excerpt: '<p>What the kiln <b>keeps</b>.</p>',
  image,
  publishedAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  author: { id: 1, name: 'Anna Vale', text: '', image: null, links: [] },
  tags: [1, 2, 3].map((id) => ({ id, title: `Tag ${id}`, slug: `tag-${id}` })),
  commentCount: 0,
};
const viewOf = (itemsStyle: object) => mediaSettingsSchema.parse({ itemsStyle }).itemsStyle;
const draw = (itemsStyle: object = {}, changed: Partial<Article> = {}) =>
  renderToStaticMarkup(
    <ArticleCard
      article={{ ...article, ...changed }}
      look={viewOf(itemsStyle)}
      date={() => 'Jan 5, 2026'}
      sizes="100vw"
    />,
  );

describe('ArticleCard', () => {
  test('has one link, in its h3', () => {
    expect(draw().match(/<a /g)).toHaveLength(1);
    expect(draw()).toContain(
      '<h3 class="vt-article-card__title"><a href="/blog/salt">Salt &amp; ash</a></h3>',
    );
  });

  test('shows the excerpt as text, the date and two tags [R417]', () => {
    const html = draw();
    expect(html).toContain('What the kiln keeps.');
    expect(html).toContain('<time dateTime="2026-01-05T10:00:00.000Z">Jan 5, 2026</time>');
    expect(html).toContain('Tag 2');
    expect(html).not.toContain('Tag 3');
  });

  test('leaves out what the settings switch off', () => {
    const html = draw({ showAuthor: false, showDate: false, showTags: false });
    expect(html).not.toMatch(/Anna Vale|<time|Tag 1|vt-article-card__meta/);
  });

  test.each(['card', 'row', 'overlay'])('knows the template %s [R413,416]', (template) => {
    expect(draw({ template })).toContain(`vt-article-card--${template}`);
  });

  test('shows no placeholder for an article without a picture', () => {
    expect(draw({}, { image: null })).not.toContain('<img');
  });

  test('has its picture cropped by the server when one listed shape serves every device', () => {
    expect(draw()).toContain('/img/outbound/480x320/3-00ab.jpg 480w');
    const perDevice = { imageProportions: { desktop: '4:5', tablet: '1:1', mobile: '3:2' } };
    expect(draw(perDevice)).toContain('/img/inset/480x0/3-00ab.jpg 480w');
    expect(draw({ imageProportions: { desktop: '7:5', tablet: '7:5', mobile: '7:5' } })).toContain(
      '/img/inset/',
    );
  });
});

test('the settings become custom properties, with 20 px corners by default', () => {
  expect(articleCardStyle(viewOf({ imageProportions: { desktop: '4:5', tablet: '0:3' } }))).toEqual({
    '--vt-card-radius': '20px',
    '--vt-card-ratio-desktop': '4 / 5',
    '--vt-card-ratio-tablet': '3 / 2',
    '--vt-card-ratio-mobile': '3 / 2',
  });
});
