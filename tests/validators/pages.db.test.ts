import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

import { checkRichResults, checkVocabulary } from './check-structured-data.ts';
import { checkSitemap, checkSitemapIndex, checkWellFormed, readRss } from './check-xml.ts';
import { showPages, type ShownPage } from './shown-pages.ts';
import { validateHtml } from './validate-html.ts';

const origin = 'https://shop.example';
const feeds = ['/feeds/google.xml', '/feeds/yandex.xml', '/journal/rss.xml'];

describe.each(['en', 'ru'] as const)('what the demo shop sends in %s:', (language) => {
  let site: Storefront;
  let pages: ShownPage[];
  let parts: string[];
  const documents = new Map<string, string>();
  const xml = (path: string) => documents.get(path) ?? '';
  const read = async (path: string) => documents.set(path, await (await fetch(site.origin + path)).text());

  beforeAll(async () => {
    site = await startStorefront({ demo: language, env: { PUBLIC_URL: origin } });
    pages = await showPages(site);
    for (const path of ['/sitemap.xml', ...feeds]) await read(path);
    parts = [...xml('/sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    for (const part of parts) await read(part);
  }, 120_000);
  afterAll(() => site.stop());

  test('pages are valid HTML', { timeout: 120_000 }, async () => {
    const found: string[] = [];
    for (const { path, html } of pages)
      found.push(...(await validateHtml(html.source)).map((problem) => `${path}: ${problem}`));
    expect(found).toEqual([]);
    // A page that failed would be valid too.
    const statuses = pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]);
    expect(statuses).toEqual([
      ['/no/such/page', 404],
      ['/checkout (refused)', 422],
      ['/forms/lead (refused)', 422],
    ]);
  });

  test(
    'structured data keeps to the vocabulary and to the rules of rich results [R281,312,430]',
    { timeout: 120_000 },
    async () => {
      const objects = pages.flatMap(({ html }) => html.jsonLd());
      expect(new Set(objects.map((data) => data['@type']))).toEqual(
        new Set([
          'Organization',
          'ItemList',
          'BreadcrumbList',
          'Product',
          'ProductGroup',
          'Article',
          'FAQPage',
        ]),
      );
      expect(await checkRichResults(objects)).toEqual([]);
      expect(await checkVocabulary(objects, language)).toBe('');
    },
  );

  test('sitemaps keep to their schema', async () => {
    expect(await checkSitemapIndex(xml('/sitemap.xml'))).toEqual([]);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect([part, await checkSitemap(xml(part))]).toEqual([part, []]);
  });

  test('feeds are XML that others read as it was meant', async () => {
    for (const path of feeds) expect([path, await checkWellFormed(xml(path))]).toEqual([path, []]);
    const feed = await readRss(xml('/journal/rss.xml'));
    expect(feed).toMatchObject({ language, link: `${origin}/journal` });
    expect(feed.items.length).toBeGreaterThan(3);
    for (const item of feed.items) {
      expect(item).toMatchObject({ title: expect.stringMatching(/\S/), guid: expect.stringMatching(/\S/) });
      expect([item.isDated, item.link?.startsWith(`${origin}/journal/`)]).toEqual([true, true]);
      expect(item.pictures.length).toBeGreaterThan(0);
    }
  });
});

describe('the validators refuse', () => {
  test('structured data with a field or a type that nobody knows, and an offer without a price', async () => {
    const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
    const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Cup', offers: offer };
    expect((await checkRichResults([product])).join()).toContain('price');
    expect(await checkVocabulary([{ ...product, colour: 'red' }], 'refused')).toContain('colour');
  }, 60_000);

  test('sitemaps and feeds that are not as they should be', async () => {
    const sitemap = (entry: string) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${entry}</url></urlset>`;
    expect(await checkSitemap(sitemap('<loc>https://shop.example/</loc>'))).toEqual([]);
    expect(
      await checkSitemap(sitemap('<loc>https://shop.example/</loc><lastmod>today</lastmod>')),
    ).not.toEqual([]);
    expect(
      await checkSitemapIndex('<sitemapindex><sitemap><url>x</url></sitemap></sitemapindex>'),
    ).not.toEqual([]);
    expect(await checkWellFormed('<rss>&nbsp;</rss>')).not.toEqual([]);
  });
});
