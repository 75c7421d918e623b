import { toMajor, toMinor } from '#domain/money.ts';
import type { PromotionConditions, PromotionEffect } from '#domain/promotions/promotion.ts';
import type { AdminPromotion, PromotionInput, promotionStates } from '#domain/schemas/promotion.schema.ts';

import type { ManagedPromotionRow, PromotionTerms } from './manage-promotions.queries.ts';

type State = (typeof promotionStates)[number];

/** A promotion as the back office reads it: amounts in major units. */
export function toAdminPromotion(row: ManagedPromotionRow, now: Date): AdminPromotion {
  const { id, title, class: kind, priority, combines, needsCode, usageLimit, buyerLimit, enabled } = row;
  return {
    id,
    version: row.version,
    title,
    class: kind,
    effect: convertEffect(row.effect, toMajor),
    conditions: convertConditions(row.conditions, toMajor),
    priority,
    combines: [...combines],
    needsCode,
    usageLimit,
    buyerLimit,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    enabled,
    state: stateOf(row, now),
    uses: row.uses,
    given: toMajor(row.given),
    codes: row.codes,
  };
}

/** What is stored of what the owner has filled in: amounts in minor units. */
export function toTerms({ effect, conditions, startsAt, endsAt, ...input }: PromotionInput): PromotionTerms {
  return {
    ...input,
    effect: convertEffect(effect, toMinor),
    conditions: convertConditions(conditions, toMinor),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

function stateOf(row: ManagedPromotionRow, now: Date): State {
  const { enabled, startsAt, endsAt, usageLimit, used } = row;
  if (!enabled) return 'off';
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (usageLimit !== null && used >= usageLimit) return 'usedUp';
  return startsAt !== null && startsAt > now ? 'waiting' : 'active';
}

type Convert = (amount: number) => number;
type AdminEffect = PromotionInput['effect'];
type AdminConditions = PromotionInput['conditions'];

function convertEffect(effect: PromotionEffect, convert: Convert): AdminEffect {
  if (effect.kind === 'fixed') return { ...effect, amount: convert(effect.amount) };
  if (effect.kind !== 'tiers') return effect;
  const { by, tiers } = effect;
  const from = (value: number) => (by === 'amount' ? convert(value) : value);
  return { ...effect, tiers: tiers.map((tier) => ({ ...tier, from: from(tier.from) })) };
}

function convertConditions(
  { goods, minAmount, places, groups, ...rest }: PromotionConditions,
  convert: Convert,
): AdminConditions {
  const { products, catalogs, facetValues } = goods;
  return {
    ...rest,
    goods: { products: [...products], catalogs: [...catalogs], facetValues: [...facetValues] },
    minAmount: minAmount === null ? null : convert(minAmount),
    places: [...places],
    groups: [...groups],
  };
}
