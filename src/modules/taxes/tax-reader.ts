import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { TaxRules } from '#domain/taxes/find-rate.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import { selectTaxRates, selectTaxSettings } from './taxes.queries.ts';

export const taxesTag = 'taxes';

export interface TaxReader extends Invalidated {
  /** The rates of a shop without taxes are left out. */
  readRules(): Promise<TaxRules>;
}

/** Kept in memory, as every cart asks for it; tag `taxes`. */
export function createTaxReader(db: Kysely<Database>): TaxReader {
  const cache = createLoadingCache<'rules', TaxRules>({
    max: 1,
    load: async () => new Map([['rules', await loadRules(db)]]),
  });
  return {
    async readRules() {
      const rules = await cache.get('rules');
      if (!rules) throw new Error('No tax settings');
      return rules;
    },
    invalidate(tags) {
      if (hasTag(tags, taxesTag)) cache.clear();
    },
  };
}

async function loadRules(db: Kysely<Database>): Promise<TaxRules> {
  const { version: _version, taxNumber: _taxNumber, ...rules } = await selectTaxSettings(db);
  const pricesIncludeTax = rules.pricesIncludeTax || !rules.enabled;
  return { ...rules, pricesIncludeTax, rates: rules.enabled ? await selectTaxRates(db) : [] };
}
