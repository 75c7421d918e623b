import type { ArticleCard } from '#domain/schemas/article.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';
import type { DataRequest } from '#sections/framework/data-needs.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

import type { DataSources } from './data-sources.ts';

export interface ResolveOptions {
  /** Reads what a shared section holds, ready to be drawn. */
  readParts: (sharedId: number) => Promise<PreparedSection[]>;
  timeoutMs: number;
  onFailure: (kind: string, error: unknown) => void;
}

/** Answers by need, and every product and article among them. */
export interface ResolvedNeeds {
  answerTo(need: DataRequest): unknown;
  products: Product[];
  articles: ArticleCard[];
}

type WithId = { id: number };
type IdsRequest = Extract<DataRequest, { ids: number[] }>;
type QueryRequest = Exclude<DataRequest, IdsRequest>;

/**
 * Loads what all sections of a page need: one call per kind for lists by ids, one per distinct query
 * for the rest, all in parallel, each with a time limit. What fails is an empty list and is told
 * about: a page without its bestsellers is better than none.
 */
export async function resolveNeeds(
  needs: readonly DataRequest[],
  sources: DataSources,
  { readParts, timeoutMs, onFailure }: ResolveOptions,
): Promise<ResolvedNeeds> {
  const guard = async <T>(kind: string, load: () => Promise<T>, fallback: T): Promise<T> => {
    try {
      return await withTimeout(load(), timeoutMs, `${kind} took longer than ${timeoutMs} ms`);
    } catch (error) {
      onFailure(kind, error);
      return fallback;
    }
  };
  const byIds = async <T extends WithId>(
    kind: IdsRequest['kind'],
    load: (ids: readonly number[]) => Promise<T[]>,
  ): Promise<Map<number, T>> => {
    const ids = new Set(needs.flatMap((need) => (need.kind === kind ? need.ids : [])));
    const found = ids.size === 0 ? [] : await guard(kind, () => load([...ids]), []);
    return new Map(found.map((item) => [item.id, item]));
  };
  const ask = (query: QueryRequest): Promise<unknown> => {
    if (query.kind !== 'sharedParts') return askShop(query, sources);
    return query.sharedId === null ? Promise.resolve([]) : readParts(query.sharedId);
  };
  const byQuery = async (): Promise<Map<string, unknown>> => {
    const queries = new Map<string, QueryRequest>();
    for (const need of needs) if (!isByIds(need)) queries.set(JSON.stringify(need), need);
    const answers = [...queries].map(async ([key, query]) => {
      const answer = await guard<unknown>(query.kind, () => ask(query), emptyAnswer(query));
      return [key, answer] as const;
    });
    return new Map(await Promise.all(answers));
  };

  const [products, catalogs, articles, queried] = await Promise.all([
    byIds('productsByIds', (ids) => sources.productsByIds(ids)),
    byIds('catalogsByIds', (ids) => sources.catalogsByIds(ids)),
    byIds('articlesByIds', (ids) => sources.articlesByIds(ids)),
    byQuery(),
  ]);
  const found: Record<IdsRequest['kind'], Map<number, WithId>> = {
    productsByIds: products,
    catalogsByIds: catalogs,
    articlesByIds: articles,
  };
  const answerTo = (need: DataRequest): unknown =>
    isByIds(need)
      ? need.ids.map((id) => found[need.kind].get(id)).filter((item) => item !== undefined)
      : queried.get(JSON.stringify(need));
  return { answerTo, ...collectEntities(needs, answerTo) };
}

function isByIds(need: DataRequest): need is IdsRequest {
  return 'ids' in need;
}

function askShop(
  query: Exclude<QueryRequest, { kind: 'sharedParts' }>,
  sources: DataSources,
): Promise<unknown> {
  switch (query.kind) {
    case 'productsOfCatalog':
      return sources.productsOfCatalog(query);
    case 'childCatalogs':
      return sources.childCatalogs(query);
    case 'articles':
      return sources.articles(query);
    case 'tags':
      return sources.tags(query);
  }
}

function emptyAnswer(query: QueryRequest): unknown {
  return query.kind === 'articles' ? { items: [], count: 0, offset: query.offset, limit: query.limit } : [];
}

function collectEntities(needs: readonly DataRequest[], answerTo: (need: DataRequest) => unknown) {
  const products = new Map<number, Product>();
  const articles = new Map<number, ArticleCard>();
  for (const need of needs) {
    const answer = answerTo(need);
    if (need.kind === 'productsByIds' || need.kind === 'productsOfCatalog') {
      for (const product of answer as Product[]) products.set(product.id, product);
    } else if (need.kind === 'articlesByIds' || need.kind === 'articles') {
      const cards =
        need.kind === 'articles' ? (answer as { items: ArticleCard[] }).items : (answer as ArticleCard[]);
      for (const card of cards) articles.set(card.id, card);
    }
  }
  return { products: [...products.values()], articles: [...articles.values()] };
}
