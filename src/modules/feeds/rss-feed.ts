import { categoryPath, feedPath } from '#domain/routes.ts';
import type { ArticleCard } from '#domain/schemas/article.schema.ts';
import { plainText } from '#domain/text.ts';
import type { Language } from '#locales/languages.ts';
import { element, escapeXml } from '#platform/xml/xml.ts';

interface RssFeedInput {
  category: { title: string; slug: string; description: string };
  /** Newest first. */
  articles: readonly ArticleCard[];
  siteName: string;
  /** Without a trailing slash. */
  origin: string;
  language: Language;
}

/**
 * RSS 2.0 (rssboard.org/rss-specification) of a category. Pictures are Media RSS, because an
 * `enclosure` must tell a length in bytes that cards do not know.
 */
export function rssFeed({ category, articles, siteName, origin, language }: RssFeedInput): string {
  const title = siteName === '' ? category.title : `${category.title} — ${siteName}`;
  const changed = articles.map(({ publishedAt, updatedAt }) =>
    Math.max(Date.parse(publishedAt), Date.parse(updatedAt)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', title),
    element('link', origin + categoryPath(category.slug)),
    // The channel's description may not be left out.
    element('description', plainText(category.description) || title),
    element('language', language),
    changed.length > 0 ? element('lastBuildDate', new Date(Math.max(...changed)).toUTCString()) : '',
    `<atom:link href="${escapeXml(origin + feedPath(category.slug))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => rssItem(article, origin)),
    '</channel></rss>\n',
  ].join('');
}

function rssItem(article: ArticleCard, origin: string): string {
  const { image } = article;
  const picture =
    image &&
    `<media:content url="${escapeXml(origin + image.uri)}" type="${escapeXml(image.mime)}" medium="image" width="${image.width}" height="${image.height}"/>`;
  return [
    '<item>',
    element('title', article.title),
    element('link', origin + article.url),
    // The address may be changed by its owner; a reader would show the article as new.
    `<guid isPermaLink="false">${escapeXml(`${origin}/#article-${article.id}`)}</guid>`,
    element('pubDate', new Date(article.publishedAt).toUTCString()),
    element('dc:creator', article.author?.name ?? ''),
    ...article.tags.map((tag) => element('category', tag.title)),
    element('description', plainText(article.excerpt)),
    picture ?? '',
    '</item>',
  ].join('');
}
