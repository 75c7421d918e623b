import { expect, test } from 'vitest';

import type { ArticleCard } from '#domain/schemas/article.schema.ts';

import { rssFeed } from './rss-feed.ts';

const article: ArticleCard = {
  id: 7,
  type: 'blog',
  title: 'Salt & <ash>',
  slug: 'salt',
  url: '/blog/salt',
  excerpt: '<p>What the kiln <b>keeps</b>.</p>',
  image: {
    id: 3,
    uri: '/img/original/3-ab.jpg',
    name: 'a.jpg',
    width: 800,
    height: 600,
    mime: 'image/jpeg',
    alt: '',
    title: '',
  },
  publishedAt: '2026-03-05T10:00:00.000Z',
  updatedAt: '2026-03-06T10:00:00.000Z',
  author: null,
  tags: [{ id: 1, title: 'Clay', slug: 'clay' }],
  commentCount: 0,
};
const feed = (articles: ArticleCard[]) =>
  rssFeed({
    category: { title: 'Blog', slug: 'blog', description: '' },
    articles,
    siteName: 'Shop',
    origin: 'https://shop.example',
    language: 'ru',
  });

test('a feed tells its channel', () => {
  const xml = feed([article]);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
  expect(xml).toContain('<title>Blog — Shop</title><link>https://shop.example/blog</link>');
  expect(xml).toContain(
    '<language>ru</language><lastBuildDate>Fri, 06 Mar 2026 10:00:00 GMT</lastBuildDate>',
  );
  expect(xml).toContain('<atom:link href="https://shop.example/blog/rss.xml" rel="self"');
});

test('an item is escaped text, with a date as RFC 822 has it', () => {
  const xml = feed([article]);
  expect(xml).toContain('<title>Salt &amp; &lt;ash&gt;</title>');
  expect(xml).toContain('<pubDate>Thu, 05 Mar 2026 10:00:00 GMT</pubDate>');
  expect(xml).toContain('<description>What the kiln keeps.</description>');
  expect(xml).toContain('<media:content url="https://shop.example/img/original/3-ab.jpg" type="image/jpeg"');
});

test('what XML cannot hold is left out', () => {
  expect(feed([{ ...article, title: 'a\u0000b\u000bc\ud800' }])).toContain('<title>abc\ufffd</title>');
});

test('a category without articles is a feed too', () => {
  expect(feed([])).not.toContain('lastBuildDate');
  expect(feed([])).toContain('<description>Blog — Shop</description>');
});
