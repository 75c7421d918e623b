import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import type { DemoLanguage } from '#domain/schemas/starter-site.schema.ts';

import type { DemoLink, DemoPrice, DemoSlug, Localized, PerLanguage } from '../content/types.ts';
import type { DemoSite } from '../sites/demo-site.ts';

export const homeTitle: Localized = { en: 'Home', ru: 'Главная', ar: 'الرئيسية' };

/** Entity ids and slugs by the content's own keys, filled step by step. */
export interface SeedContext {
  trx: Transaction<Database>;
  language: DemoLanguage;
  site: DemoSite;
  /** Days ago are counted from here. */
  now: Date;
  imageIds: Map<string, number>;
  productIds: Map<string, number>;
  catalogIds: Map<string, number>;
  categoryIds: Map<string, number>;
  articleIds: Map<string, number>;
  authorIds: Map<string, number>;
  tagIds: Map<string, number>;
  /** `catalog:prints` → its slug; articles hold `category/slug`. */
  slugs: Map<string, string>;
  /** Pages of the site that the shop has already. */
  keptPages: number;
}

export function createSeedContext(
  trx: Transaction<Database>,
  language: DemoLanguage,
  site: DemoSite,
  now: Date,
): SeedContext {
  return {
    trx,
    language,
    site,
    now,
    imageIds: new Map(),
    productIds: new Map(),
    catalogIds: new Map(),
    categoryIds: new Map(),
    articleIds: new Map(),
    authorIds: new Map(),
    tagIds: new Map(),
    slugs: new Map(),
    keptPages: 0,
  };
}

export function say<T>(context: SeedContext, text: PerLanguage<T>): T {
  return text[context.language] ?? text.en;
}

export function slugOf(context: SeedContext, slug: DemoSlug): string {
  return typeof slug === 'string' ? slug : say(context, slug);
}

/** Minor units of the demo's currency: dollars in English, roubles in Russian, dirhams in Arabic. */
export function priceOf(context: SeedContext, price: DemoPrice): number {
  return say(context, { en: price.usd, ru: price.rub, ar: price.aed });
}

export function daysAgo(context: SeedContext, days: number): Date {
  return new Date(context.now.getTime() - days * 86_400_000);
}

export function metaOf(
  context: SeedContext,
  meta: { title?: Localized; description?: Localized } = {},
): string {
  return JSON.stringify({
    ...(meta.title ? { title: say(context, meta.title) } : {}),
    ...(meta.description ? { description: say(context, meta.description) } : {}),
  });
}

/** An id or slug that earlier steps must have left; a missing one is a mistake in the content. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo content refers to "${key}", which does not exist`);
  return value;
}

export function linkOf(context: SeedContext, link: DemoLink): LinkTarget {
  switch (link.type) {
    case 'homepage':
      return { type: 'homepage' };
    case 'external':
      return { type: 'external', url: link.url };
    default:
      return { type: link.type, url: known(context.slugs, `${link.type}:${link.key}`) };
  }
}
