import type { Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import { isAvailable } from '#domain/availability.ts';
import { splitProductNames } from '#domain/product-names.ts';
import { productPath } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, idsOf, type Invalidated, type Tag } from '#platform/cache/tags.ts';

import { selectCompanions, selectNamedProducts } from './companions.queries.ts';

export interface CompanionLists extends Invalidated {
  /**
   * What goes with a product and can be bought: the owner's choice, else what was bought together. `tags` name all
   * whose change may change the list.
   */
  listCompanions(id: number, choice: CompanionChoice): Promise<{ companions: Product[]; tags: Tag[] }>;
  /** What goes with several products, these left out; filled up with what is similar to them. */
  listRelated(ids: readonly number[], choice: CompanionChoice): Promise<Product[]>;
}

interface CompanionChoice {
  limit: number;
  /** What was bought together counts too. */
  bought: boolean;
}

interface CompanionDeps {
  db: Kysely<Database>;
  /** Products of which the companions are kept. */
  max: number;
  findByIds(ids: readonly number[]): Promise<Product[]>;
  findSimilar(ids: readonly number[], limit: number): Promise<Product[]>;
}

export function createCompanionLists({ db, max, findByIds, findSimilar }: CompanionDeps): CompanionLists {
  const kept = createLoadingCache<number, Companions>({
    max,
    ttlMs: 600_000,
    load: (ids) => loadCompanions(db, ids),
  });

  return {
    async listCompanions(id, { limit, bought }) {
      const own = (await kept.get(id)) ?? noCompanions;
      // Any new product may bear the name: it is looked for again.
      if (own.hasUnknown) kept.delete(id);
      const candidates = [...new Set([...own.chosen, ...(bought ? own.bought : [])])];
      const found = (await findByIds(candidates)).filter(canBeBought);
      const chosen = found.filter((product) => own.chosen.includes(product.id));
      const tags = [`companions:${id}`, ...candidates.map((one) => `product:${one}`)];
      return {
        companions: (chosen.length > 0 ? chosen : found).slice(0, limit),
        tags: own.hasUnknown ? [...tags, 'listings'] : tags,
      };
    },
    async listRelated(ids, { limit, bought }) {
      const given = ids.filter(isDatabaseId);
      const merged = mergeCompanions(await kept.getMany(given), given, { bought });
      const companions = (await findByIds(merged.slice(0, limit * 2))).filter(canBeBought).slice(0, limit);
      if (companions.length === limit) return companions;
      const known = new Set(companions.map(({ id }) => id));
      const similar = await findSimilar(given, limit);
      return [...companions, ...similar.filter(({ id }) => !known.has(id))].slice(0, limit);
    },
    invalidate(tags) {
      if (hasTag(tags, 'products', 'companions')) kept.clear();
      for (const id of [...idsOf(tags, 'product'), ...idsOf(tags, 'companions')]) kept.delete(id);
    },
  };
}

/** Ids of what goes with a product, shown or not. */
interface Companions {
  /** By the owner, in his order. */
  chosen: number[];
  /** In the same orders, most often first. */
  bought: number[];
  /** A name that the owner gave is no product's, yet. */
  hasUnknown: boolean;
}

const noCompanions: Companions = { chosen: [], bought: [], hasUnknown: false };

async function loadCompanions(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, Companions>> {
  const rows = await selectCompanions(db, ids);
  const named = rows.map(({ goesWith }) => splitProductNames(goesWith));
  const names = [...new Set(named.flat())].map((name) => ({ name, path: productPath(name) }));
  const found = names.length === 0 ? [] : await selectNamedProducts(db, names);
  const idByName = new Map(found.map(({ name, id }) => [name, id]));
  return new Map(
    rows.map(({ id, bought }, index) => {
      const given = (named[index] ?? []).map((name) => idByName.get(name));
      const chosen = [...new Set(given.filter((one) => one !== undefined))].filter((one) => one !== id);
      return [id, { chosen, bought, hasUnknown: given.includes(undefined) }];
    }),
  );
}

/**
 * What goes with several products, these left out: what the owner chose, one of each in turn, then what was bought
 * with most of them and most often.
 */
function mergeCompanions(
  companions: readonly Companions[],
  given: readonly number[],
  { bought }: { bought: boolean },
): number[] {
  const longest = Math.max(0, ...companions.map(({ chosen }) => chosen.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => companions.map(({ chosen }) => chosen[turn]));
  const weights = new Map<number, number>();
  for (const list of bought ? companions : [])
    list.bought.forEach((id, place) => weights.set(id, (weights.get(id) ?? 0) + 1 / (place + 1)));
  const byWeight = [...weights].toSorted(([a, weightA], [b, weightB]) => weightB - weightA || a - b);
  const merged = [...inTurn.flat(), ...byWeight.map(([id]) => id)].filter((id) => id !== undefined);
  return [...new Set(merged)].filter((id) => !given.includes(id));
}

function canBeBought({ variations }: Product): boolean {
  return variations.some(({ stock }) => isAvailable(stock));
}
