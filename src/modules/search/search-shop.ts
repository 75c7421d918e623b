import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import type { Invalidated } from '#platform/cache/tags.ts';

import { composeHits } from './compose-hits.ts';
import { correctWords } from './correct-words.ts';
import { cleanQuery, splitQuery, swapLayout } from './search-words.ts';
import { selectHits, type SearchWords } from './search.queries.ts';

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

const suggestions = 8;
const mostResults = 100;
const farthestOffset = 10_000;

/** Answers are cached for a minute at most; any change of products, catalogs, articles or pages drops them. */
export function createShopSearch({ db, products, catalogs }: ShopSearchOptions): ShopSearch {
  const answers = createLoadingCache<string, SearchResult>({
    max: 1000,
    load: async (keys) =>
      new Map(await Promise.all(keys.map(async (key) => [key, await answerKey(key)] as const))),
  });

  async function answerKey(key: string): Promise<SearchResult> {
    const [offset = '', limit = '', ...text] = key.split(' ');
    return find(text.join(' '), { offset: Number(offset), limit: Number(limit) });
  }

  async function find(text: string, range: Range): Promise<SearchResult> {
    const asked = splitQuery(text);
    const found = await run(asked, range);
    if (found.totalResultCount > 0) return found;
    for await (const other of listAlternatives(text, asked)) {
      const instead = await run(other.search, range);
      if (instead.totalResultCount > 0) return { ...instead, corrected: other.text };
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

  async function run(words: SearchWords, range: Range): Promise<SearchResult> {
    const { hits, total } = await selectHits(db, words, range);
    return { results: await composeHits({ db, products, catalogs }, hits), totalResultCount: total };
  }

  async function search({ q, offset = 0, limit = 30 }: SearchRequest): Promise<SearchResult> {
    const text = cleanQuery(q);
    if (text === '') return { results: [], totalResultCount: 0 };
    const range = [clamp(offset, 0, farthestOffset), clamp(limit, 1, mostResults)];
    const answer = await answers.get(`${range.join(' ')} ${text}`);
    return answer ?? { results: [], totalResultCount: 0 };
  }

  return {
    search,
    suggest: (q) => search({ q, limit: suggestions }),
    invalidate(tags) {
      if (
        tags.some((tag) =>
          /^(\*|(product|catalog|article|page|image)(s|:.*)?|categories|category:.*)$/.test(tag),
        )
      ) {
        answers.clear();
      }
    },
  };
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), low), high) : low;
}
