import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { composeHits } from './compose-hits.ts';
import { correctWords } from './correct-words.ts';
import { cleanQuery, splitQuery, swapLayout } from './search-words.ts';
import {
  selectFoundPages,
  selectHits,
  type FoundPageRow,
  type SearchHit,
  type SearchWords,
} from './search.queries.ts';

interface SearchRequest {
  /** What the visitor typed; the first 100 characters count. */
  q: string;
  offset?: number;
  limit?: number;
}

export interface ShopSearch extends Invalidated {
  /** Products, then catalogs, articles and pages. Finding nothing, it tries the other keyboard layout and typos. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** The first few of the same, for a field's suggestions. */
  suggest(q: string): Promise<SearchResult>;
}

interface ShopSearchOptions {
  db: Kysely<Database>;
  products: Pick<ProductReader, 'findByIds'>;
  catalogs: Pick<CatalogTree, 'summaries'>;
}

interface Range {
  offset: number;
  limit: number;
}

/** What a found page or article is composed of. */
const pageGroups = ['pages', 'articles', 'categories', 'images'];
const pageEntity = /^(page|article|category|image):/;
const nothing: Found = { hits: [], total: 0 };
const suggestions = 8;
const mostResults = 100;
const farthestOffset = 10_000;

interface Found {
  hits: readonly SearchHit[];
  total: number;
  /** What was found for instead. */
  corrected?: string;
}

/**
 * What is found is cached for a minute at most, until what is searched changes (`search`); what is shown of it is
 * composed at each call, so that neither an order nor a price drops an answer.
 */
export function createShopSearch({ db, products, catalogs }: ShopSearchOptions): ShopSearch {
  const answers = createLoadingCache<string, Found>({
    max: 1000,
    load: async (keys) =>
      new Map(await Promise.all(keys.map(async (key) => [key, await answerKey(key)] as const))),
  });
  const pages = createLoadingCache<number, FoundPageRow>({
    max: 1000,
    load: async (ids) => new Map((await selectFoundPages(db, ids)).map((page) => [page.id, page])),
  });

  async function answerKey(key: string): Promise<Found> {
    const [offset = '', limit = '', ...text] = key.split(' ');
    return find(text.join(' '), { offset: Number(offset), limit: Number(limit) });
  }

  async function find(text: string, range: Range): Promise<Found> {
    const asked = splitQuery(text);
    const found = await selectHits(db, asked, range);
    if (found.total > 0) return found;
    for await (const other of listAlternatives(text, asked)) {
      const instead = await selectHits(db, other.search, range);
      if (instead.total > 0) return { ...instead, corrected: other.text };
    }
    return found;
  }

  async function* listAlternatives(
    text: string,
    asked: SearchWords,
  ): AsyncGenerator<{ text: string; search: SearchWords }> {
    const swapped = swapLayout(text);
    const typed = splitQuery(swapped);
    yield { text: swapped, search: typed };
    for (const { words } of [asked, typed]) {
      const corrected = (await correctWords(db, words))?.join(' ');
      if (corrected !== undefined) yield { text: corrected, search: splitQuery(corrected) };
    }
  }

  async function search({ q, offset = 0, limit = 30 }: SearchRequest): Promise<SearchResult> {
    const text = cleanQuery(q);
    if (text === '') return { results: [], totalResultCount: 0 };
    const range = [clamp(offset, 0, farthestOffset), clamp(limit, 1, mostResults)];
    const { hits, total, corrected } = (await answers.get(`${range.join(' ')} ${text}`)) ?? nothing;
    const results = await composeHits({ products, catalogs, pages }, hits);
    return { results, totalResultCount: total, ...(corrected !== undefined && { corrected }) };
  }

  return {
    search,
    suggest: (q) => search({ q, limit: suggestions }),
    invalidate(tags) {
      if (hasTag(tags, 'search')) answers.clear();
      if (hasTag(tags, ...pageGroups) || tags.some((tag) => pageEntity.test(tag))) pages.clear();
    },
  };
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), low), high) : low;
}
