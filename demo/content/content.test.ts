import { describe, expect, test } from 'vitest';

import { artworks } from '../art/artworks.ts';
import { articles } from './articles.ts';
import { authors } from './authors.ts';
import { catalogs } from './catalogs.ts';
import { categories } from './categories.ts';
import { findRepeated, listKeys } from './content-checks.ts';
import { questions } from './faq.ts';
import { home } from './home.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { ceramics } from './products-ceramics.ts';
import { prints } from './products-prints.ts';
import { redirects } from './redirects.ts';
import { settings } from './settings.ts';
import { pickupLocations, shippingZones } from './shipping.ts';
import { tags } from './tags.ts';
import type { DemoLink, DemoSlug } from './types.ts';

const products = [...prints, ...ceramics];
const pagesOfAnyKind = [...pages, ...categories];
const everything = {
  products,
  catalogs,
  categories,
  articles,
  authors,
  tags,
  pages,
  questions,
  home,
  menus,
  settings,
  pickupLocations,
  shippingZones,
};
const languages = ['en', 'ru', 'ar'] as const;
type Language = (typeof languages)[number];

const allowedTags = new Set('p ul ol li h2 h3 strong em blockquote a br table tbody tr th td'.split(' '));
const drawn = new Set(artworks.map(({ key }) => key));

const nodes = listNodes(everything);

describe('the demo shop', () => {
  test('has the promised number of everything', () => {
    expect([prints, ceramics, catalogs, articles, authors].map((list) => list.length)).toEqual([
      34, 26, 8, 12, 4,
    ]);
    expect([tags, pages, questions, redirects].map((list) => list.length)).toEqual([10, 6, 12, 3]);
    expect([home.testimonials.items, pickupLocations, shippingZones].map((list) => list.length)).toEqual([
      5, 3, 4,
    ]);
  });

  test('names nothing twice', () => {
    for (const list of [products, catalogs, categories, articles, authors, tags, pages]) {
      expect(findRepeated(list.map(({ key }) => key))).toEqual([]);
    }
    for (const language of languages) {
      for (const list of [products, catalogs, articles, tags, pagesOfAnyKind]) {
        expect(findRepeated(list.map(({ slug }) => readSlug(slug, language)))).toEqual([]);
      }
    }
    expect(findRepeated([...pickupLocations, ...shippingZones].map(({ code }) => code))).toEqual([]);
    expect(findRepeated(products.flatMap(({ variations }) => variations.map(({ sku }) => sku)))).toEqual([]);
  });

  test('has latin slugs, but for two Russian ones and an Arabic one, and none of digits only', () => {
    const sluggish = [...products, ...catalogs, ...articles, ...tags, ...pagesOfAnyKind];
    const slugs = new Set(
      sluggish.flatMap(({ slug }) => languages.map((language) => readSlug(slug, language))),
    );
    const isLatin = (slug: string) => /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
    expect([...slugs].filter((slug) => !isLatin(slug))).toEqual([
      'медленное-течение',
      'تيار-هادئ',
      'чайник-гавань',
    ]);
  });

  test('says everything in every language', () => {
    const pairs = nodes.filter(({ value }) => isRecord(value) && ('en' in value || 'ru' in value));
    const incomplete = pairs.filter(
      ({ value }) => isRecord(value) && languages.some((language) => isBlank(value[language])),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(incomplete.map(({ path }) => path)).toEqual([]);
  });

  test('sets quotes and dashes as each language does', () => {
    const wrong = {
      en: /["'«»а-яё]| - |--|\.\.\./i,
      ru: /["'“”’]| - |--|\.\.\./,
      ar: /["'“”’]|\p{Script=Arabic}[?,;]| - |--|\.\.\./u,
    };
    for (const language of languages) {
      const offending = listTexts(language).filter(({ text }) => wrong[language].test(stripTags(text)));
      expect(offending).toEqual([]);
    }
  });

  test('uses only the markup that survives sanitising, well nested', () => {
    const offending = languages.flatMap(listTexts).filter(({ text }) => !hasSoundMarkup(text));
    expect(offending).toEqual([]);
  });

  test('links only to paths that exist', () => {
    for (const language of languages) {
      const paths = listPaths(language);
      const targets = listTexts(language).flatMap(({ text }) =>
        [...text.matchAll(/href="(?!mailto:)([^"]+)"/g)].map(([, href = '']) => href),
      );
      expect(targets.length).toBeGreaterThan(20);
      expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
      expect(redirects.filter(({ from, to }) => paths.includes(from) || !paths.includes(to))).toEqual([]);
    }
  });

  test('points menus and buttons at things that exist', () => {
    const keys = {
      catalog: listKeys(catalogs),
      product: listKeys(products),
      page: listKeys(pages),
      category: listKeys(categories),
      article: listKeys(articles),
    };
    const links = nodes.flatMap(({ value }) => (isLink(value) ? [value] : []));
    const dangling = links.filter((link) => 'key' in link && !keys[link.type].includes(link.key));
    expect(links.length).toBeGreaterThan(40);
    expect(dangling).toEqual([]);
  });

  test('shows only artwork that is drawn, each piece once but for backs, marks and packing', () => {
    const shown = [
      ...products.flatMap(({ images }) => images),
      ...catalogs.map(({ cover }) => cover),
      ...articles.map(({ cover }) => cover),
      ...authors.map(({ image }) => image),
    ];
    const isShared = (key: string) => /^(frame-back|foot|packing)-/.test(key);
    expect(findRepeated(shown.filter((key) => !isShared(key)))).toEqual([]);
    expect(shown.filter((key) => !drawn.has(key))).toEqual([]);
    expect(catalogs.filter(({ key, cover }) => cover !== `catalog-${key}`)).toEqual([]);
  });
});

describe('demo articles', () => {
  test('have a category, an author and tags that exist', () => {
    const used = new Set(articles.flatMap((article) => article.tags));
    expect([...used].sort()).toEqual(listKeys(tags).sort());
    expect(articles.filter(({ category }) => !listKeys(categories).includes(category))).toEqual([]);
    expect(articles.filter(({ author }) => !listKeys(authors).includes(author))).toEqual([]);
  });

  test('are six long reads and six short ones', () => {
    for (const language of languages) {
      const lengths = articles.map(({ body }) => countWords(body[language] ?? ''));
      // Arabic writes articles and conjunctions into the next word.
      const long = language === 'ar' ? 350 : 400;
      expect(lengths.filter((words) => words >= long && words <= 700)).toHaveLength(6);
      expect(lengths.filter((words) => words >= 150 && words <= 300)).toHaveLength(6);
    }
  });

  test('are commented on after they were published, and answered after that', () => {
    const tooEarly = articles.filter(({ publishedDaysAgo, comments }) =>
      comments.some(
        ({ daysAgo, replies = [] }) =>
          daysAgo > publishedDaysAgo || replies.some((reply) => reply.daysAgo > daysAgo),
      ),
    );
    expect(listKeys(tooEarly)).toEqual([]);
    expect(Math.max(...articles.map(({ comments }) => comments.length))).toBe(4);
  });
});

interface Node {
  path: string;
  value: unknown;
}

function listNodes(value: unknown, path = ''): Node[] {
  const children = isRecord(value) ? Object.entries(value) : [];
  return [{ path, value }, ...children.flatMap(([key, child]) => listNodes(child, `${path}/${key}`))];
}

function listTexts(language: Language): { path: string; text: string }[] {
  return nodes.flatMap(({ path, value }) =>
    path.endsWith(`/${language}`) && typeof value === 'string' && !path.includes('/slug/')
      ? [{ path, text: value }]
      : [],
  );
}

function listPaths(language: Language): string[] {
  return [
    ...products.map(({ slug }) => `/products/${readSlug(slug, language)}`),
    ...catalogs.map(({ slug }) => `/catalogs/${slug}`),
    ...pagesOfAnyKind.map(({ slug }) => `/${slug}`),
    ...articles.map(({ category, slug }) => `/${category}/${slug}`),
  ];
}

function readSlug(slug: DemoSlug, language: Language): string {
  return typeof slug === 'string' ? slug : (slug[language] ?? slug.en);
}

function hasSoundMarkup(html: string): boolean {
  const open: string[] = [];
  for (const [, closing, tag = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    const isAnchor = tag === 'a' && !closing;
    if (!allowedTags.has(tag)) return false;
    if (isAnchor ? !/^ href="[^"]+"$/.test(attributes) : attributes !== '') return false;
    if (closing && open.pop() !== tag) return false;
    if (!closing && tag !== 'br') open.push(tag);
  }
  return open.length === 0;
}

function stripTags(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ');
}

function countWords(html: string): number {
  return stripTags(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLink(value: unknown): value is DemoLink {
  if (!isRecord(value)) return false;
  if (value.type === 'homepage' || 'url' in value)
    return value.type === 'homepage' || value.type === 'external';
  return 'key' in value && ['catalog', 'product', 'page', 'category', 'article'].includes(String(value.type));
}
