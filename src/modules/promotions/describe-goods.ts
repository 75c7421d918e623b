import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PromotedLine, Promotion } from '#domain/promotions/promotion.ts';

import { selectProductFacts } from './promotions.queries.ts';

type GoodsFacts = Pick<PromotedLine, 'catalogIds' | 'facetValueIds'>;

/** What the promotions ask of products, by their ids: in one statement, and in none where they ask for nothing. */
export async function describeGoods(
  db: Kysely<Database>,
  productIds: readonly number[],
  promotions: readonly Pick<Promotion, 'conditions'>[],
): Promise<(productId: number) => GoodsFacts> {
  const isAsked = promotions.some(
    ({ conditions: { goods } }) => goods.catalogs.length + goods.facetValues.length > 0,
  );
  const facts = isAsked ? await selectProductFacts(db, productIds) : [];
  const factsById = new Map(facts.map((each) => [each.productId, each]));
  return (productId) => ({
    catalogIds: new Set(factsById.get(productId)?.catalogs),
    facetValueIds: new Set(factsById.get(productId)?.facetValues),
  });
}
