import { describe, expect, test } from 'vitest';

import { articles } from './articles.ts';
import { authors } from './authors.ts';
import { catalogs } from './catalogs.ts';
import { categories } from './categories.ts';
import { questions } from './faq.ts';
import { glazes } from './glazes.ts';
import { home } from './home.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { ceramics } from './products-ceramics.ts';
import { prints } from './products-prints.ts';
import { redirects } from './redirects.ts';
import { ceramicReviews } from './reviews-ceramics.ts';
import { printReviews } from './reviews-prints.ts';
import { settings } from './settings.ts';
import { pickupLocations, shippingZones } from './shipping.ts';
import { tags } from './tags.ts';
import type { DemoLink, DemoSlug, Localized } from './types.ts';

const products = [...prints, ...ceramics];
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
const languages = ['en', 'ru'] as const;
const allowedTags = ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'strong', 'em', 'blockquote', 'a', 'br'];
const allowedArtwork =
  /^(print-\d\d(-detail)?|pot-\d\d(-(sea-fog|bone|celadon|terracotta|indigo|ochre|charcoal|rose))?|catalog-[a-z]+|article-\d\d|author-[1-4])$/;

const listSlugs = (slug: DemoSlug) => (typeof slug === 'string' ? [slug] : [slug.en, slug.ru]);
const slugIn = (slug: DemoSlug, language: 'en' | 'ru') => (typeof slug === 'string' ? slug : slug[language]);
const findRepeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const countWords = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Every value of the content with the path that leads to it. */
function* walk(value: unknown, path = ''): Generator<{ path: string; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}

const nodes = [...walk(everything)];

function isLink(value: unknown): value is DemoLink {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return ['homepage', 'catalog', 'product', 'page', 'category', 'article', 'external'].includes(
    String(value.type),
  );
}

function listTexts(language: 'en' | 'ru'): { path: string; text: string }[] {
  return nodes.flatMap(({ path, value }) =>
    path.endsWith(`/${language}`) && typeof value === 'string' ? [{ path, text: value }] : [],
  );
}

describe('the demo shop', () => {
  test('has the promised number of everything', () => {
    expect(prints).toHaveLength(34);
    expect(ceramics).toHaveLength(26);
    expect(catalogs).toHaveLength(8);
    expect(articles).toHaveLength(12);
    expect(authors).toHaveLength(4);
    expect(tags).toHaveLength(10);
    expect(pages).toHaveLength(6);
    expect(questions).toHaveLength(12);
    expect(home.slides).toHaveLength(3);
    expect(home.testimonials.items).toHaveLength(5);
    expect(pickupLocations).toHaveLength(3);
    expect(shippingZones).toHaveLength(4);
    expect(redirects).toHaveLength(3);
  });

  test('names nothing twice', () => {
    for (const list of [products, catalogs, categories, articles, authors, tags, pages]) {
      expect(findRepeated(list.map(({ key }) => key))).toEqual([]);
    }
    expect(findRepeated([...pickupLocations, ...shippingZones].map(({ code }) => code))).toEqual([]);
    for (const language of languages) {
      for (const list of [products, catalogs, articles, tags, [...pages, ...categories]]) {
        expect(findRepeated(list.map(({ slug }) => slugIn(slug, language)))).toEqual([]);
      }
    }
    expect(findRepeated(products.flatMap(({ variations }) => variations.map(({ sku }) => sku)))).toEqual([]);
  });

  test('has slugs fit for an address', () => {
    const slugs = [...products, ...catalogs, ...categories, ...articles, ...tags, ...pages].flatMap(
      ({ slug }) => listSlugs(slug),
    );
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-zа-яё0-9]+(-[a-zа-яё0-9]+)*$/);
      expect(slug).not.toMatch(/^\d+$/);
    }
    const cyrillic = products.filter(({ slug }) => /[а-яё]/.test(slugIn(slug, 'ru')));
    expect(cyrillic.map(({ key }) => key)).toEqual(['print-06', 'pot-21']);
    expect(slugs.filter((slug) => /[а-яё]/.test(slug))).toHaveLength(2);
  });

  test('says everything in both languages', () => {
    const pairs = nodes.filter(
      ({ value }) => typeof value === 'object' && value !== null && ('en' in value || 'ru' in value),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    for (const { path, value } of pairs) {
      const pair = value as Partial<Localized>;
      expect(Object.keys(pair).sort(), path).toEqual(['en', 'ru']);
      for (const language of languages) expect(pair[language], path).not.toSatisfy(isBlank);
    }
  });

  test('sets English in “ ” and Russian in « », with no straight quotes in text', () => {
    for (const language of languages) {
      for (const { path, text } of listTexts(language)) {
        const visible = text.replace(/<[^>]+>/g, '');
        expect(visible, path).not.toMatch(/["']/);
        expect(visible, path).not.toMatch(language === 'ru' ? /[“”]/ : /[«»а-яё]/i);
        expect(visible, path).not.toMatch(/ - |--/);
      }
    }
  });

  test('uses only the markup that survives sanitising, well nested', () => {
    for (const language of languages) {
      for (const { path, text } of listTexts(language)) {
        const open: string[] = [];
        for (const [, closing, tag = '', attributes = ''] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
          expect(allowedTags, path).toContain(tag);
          expect(attributes, path).toMatch(tag === 'a' && !closing ? /^ href="[^"]+"$/ : /^$/);
          if (closing) expect(open.pop(), path).toBe(tag);
          else if (tag !== 'br') open.push(tag);
        }
        expect(open, path).toEqual([]);
      }
    }
  });

  test('links only to pages that exist', () => {
    for (const language of languages) {
      const paths = new Set([
        ...products.map(({ slug }) => `/products/${slugIn(slug, language)}`),
        ...catalogs.map(({ slug }) => `/catalogs/${slug}`),
        ...pages.map(({ slug }) => `/${slug}`),
        ...categories.map(({ slug }) => `/${slug}`),
        ...articles.map(({ category, slug }) => `/${category}/${slug}`),
      ]);
      for (const { path, text } of listTexts(language)) {
        for (const [, href = ''] of text.matchAll(/href="([^"]+)"/g)) {
          if (!href.startsWith('mailto:')) expect(paths, path).toContain(href);
        }
      }
      for (const { to } of redirects) expect(paths).toContain(to);
      for (const { from } of redirects) expect(paths).not.toContain(from);
    }
  });

  test('points menus and buttons at things that exist', () => {
    const keys: Record<string, string[]> = {
      catalog: catalogs.map(({ key }) => key),
      product: products.map(({ key }) => key),
      page: pages.map(({ key }) => key),
      category: categories.map(({ key }) => key),
      article: articles.map(({ key }) => key),
    };
    const links = nodes.flatMap(({ path, value }) =>
      path.endsWith('/link') && isLink(value) ? [value] : [],
    );
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) {
      if ('key' in link) expect(keys[link.type]).toContain(link.key);
    }
  });

  test('shows only artwork that is drawn', () => {
    const shown = [
      ...products.flatMap(({ images }) => images),
      ...catalogs.map(({ cover }) => cover),
      ...articles.map(({ cover }) => cover),
      ...authors.map(({ image }) => image),
    ];
    expect(findRepeated(shown)).toEqual([]);
    for (const key of shown) expect(key).toMatch(allowedArtwork);
    for (const { key, cover } of catalogs) expect(cover).toBe(`catalog-${key}`);
  });
});

describe('demo products', () => {
  test('stand in catalogs that exist', () => {
    const keys = catalogs.map(({ key }) => key);
    for (const product of products) {
      expect(product.catalogs.length).toBeGreaterThan(0);
      for (const key of product.catalogs) expect(keys).toContain(key);
    }
    for (const { parent } of catalogs) if (parent) expect(keys).toContain(parent);
  });

  test('have one default variation and no two variations alike', () => {
    for (const { key, variations } of products) {
      expect(
        variations.filter((variation) => variation.default),
        key,
      ).toHaveLength(1);
      expect(findRepeated(variations.map(({ values }) => JSON.stringify(values))), key).toEqual([]);
    }
  });

  test('choose every option in every variation, from the values offered', () => {
    for (const { options, variations, images } of products) {
      for (const variation of variations) {
        expect(Object.keys(variation.values)).toEqual(options.map(({ key }) => key));
        for (const { key, values } of options) {
          expect(values.map((value) => value.key)).toContain(variation.values[key]);
        }
        if (variation.image) expect(images).toContain(variation.image);
      }
    }
    const glazed = ceramics.flatMap(({ options }) => options.filter(({ key }) => key === 'glaze'));
    expect(glazed).toHaveLength(10);
    for (const { values } of glazed) {
      for (const { key, color } of values) {
        expect(Object.keys(glazes)).toContain(key);
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test('are priced believably, in whole dollars and hundreds of roubles', () => {
    const variations = products.flatMap((product) => product.variations);
    for (const { price, discount } of variations) {
      expect(price.usd).toBeGreaterThanOrEqual(1800);
      expect(price.usd).toBeLessThanOrEqual(42_000);
      expect(price.usd % 100).toBe(0);
      expect(price.rub % 10_000).toBe(0);
      if (!discount) continue;
      expect(discount.usd).toBeLessThan(price.usd);
      expect(discount.rub).toBeLessThan(price.rub);
      expect(discount.rub % 10_000).toBe(0);
    }
    expect(Math.min(...variations.map(({ price }) => price.usd))).toBe(1800);
    expect(Math.max(...variations.map(({ price }) => price.usd))).toBe(42_000);
  });

  test('show every state of stock', () => {
    const reduced = products.filter(({ variations }) => variations.some(({ discount }) => discount));
    const soldOut = products.filter(({ variations }) => variations.every(({ stock }) => stock === 0));
    const partly = products.filter(
      (product) => !soldOut.includes(product) && product.variations.some(({ stock }) => stock === 0),
    );
    const unlimited = products.filter(({ variations }) => variations.every(({ stock }) => stock === null));
    expect(reduced.length).toBeGreaterThanOrEqual(9);
    expect(soldOut.map(({ key }) => key)).toEqual(['print-08', 'print-22', 'pot-07', 'pot-22']);
    expect(partly.length).toBeGreaterThan(5);
    expect(unlimited.length).toBeGreaterThan(3);
  });

  test('share a small vocabulary of properties, each a useful filter', () => {
    const values = new Map<string, Set<string>>();
    for (const { properties } of products) {
      expect(findRepeated(properties.map(({ title }) => title.en))).toEqual([]);
      for (const { title, value } of properties) {
        values.set(title.en, (values.get(title.en) ?? new Set()).add(value.en));
      }
    }
    expect(values.size).toBe(8);
    for (const [title, found] of values) {
      expect(found.size, title).toBeGreaterThanOrEqual(3);
      expect(found.size, title).toBeLessThanOrEqual(8);
    }
  });

  test('are reviewed under keys that exist', () => {
    const keys = products.map(({ key }) => key);
    for (const key of Object.keys({ ...printReviews, ...ceramicReviews })) expect(keys).toContain(key);
    expect(products.flatMap(({ reviews }) => reviews).length).toBeGreaterThan(60);
  });
});

describe('demo articles', () => {
  test('have a category, an author and tags that exist', () => {
    for (const article of articles) {
      expect(categories.map(({ key }) => key)).toContain(article.category);
      expect(authors.map(({ key }) => key)).toContain(article.author);
      for (const tag of article.tags) expect(tags.map(({ key }) => key)).toContain(tag);
    }
    const used = new Set(articles.flatMap((article) => article.tags));
    expect(tags.filter(({ key }) => !used.has(key))).toEqual([]);
  });

  test('are six long reads and six short ones', () => {
    for (const language of languages) {
      const lengths = articles.map(({ body }) => countWords(body[language]));
      expect(lengths.filter((words) => words >= 400 && words <= 700)).toHaveLength(6);
      expect(lengths.filter((words) => words >= 150 && words <= 300)).toHaveLength(6);
    }
  });

  test('are commented on after they were published', () => {
    for (const { publishedDaysAgo, comments } of articles) {
      expect(comments.length).toBeLessThanOrEqual(4);
      for (const comment of comments) {
        expect(comment.daysAgo).toBeLessThanOrEqual(publishedDaysAgo);
        for (const reply of comment.replies ?? []) expect(reply.daysAgo).toBeLessThanOrEqual(comment.daysAgo);
      }
    }
  });
});

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
