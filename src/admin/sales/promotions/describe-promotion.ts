import type { PromotionInput } from '#domain/schemas/promotion.schema.ts';

import type { Print } from '../../i18n/text-part.ts';
import type { PromotionTextKey } from './promotions.texts.ts';

interface Words {
  t: Print<PromotionTextKey>;
  /** From major units. */
  money(major: number): string;
  /** From an ISO text, on clocks of the shop. */
  time(iso: string): string;
  /** Names of groups of customers by their ids, as far as they are known. */
  groups: ReadonlyMap<number, string>;
}

/** What a promotion does, in the words of somebody who explains it: a sentence each. */
export function describePromotion(promotion: PromotionInput, words: Words): string[] {
  const { t } = words;
  return [
    describeEffect(promotion, words),
    ...describeConditions(promotion, words),
    ...describeGroups(promotion, words),
    t(promotion.needsCode ? 'says.withCode' : 'says.byItself'),
    ...describePeriod(promotion, words),
    ...describeLimits(promotion, words),
    t(promotion.combines.length > 0 ? 'says.combines' : 'says.alone'),
  ];
}

/** What it takes off, and whom it is for, as a list shows it. */
export function describeShortly(
  promotion: PromotionInput,
  words: Pick<Words, 't' | 'money' | 'groups'>,
): string {
  return [describeEffect(promotion, words), ...describeGroups(promotion, words)].join(' ');
}

function describeEffect(promotion: PromotionInput, { t, money }: Pick<Words, 't' | 'money'>): string {
  const { class: kind, effect, conditions } = promotion;
  const isAll = Object.values(conditions.goods).every((ids) => ids.length === 0);
  const goods = describeGoods(conditions.goods, { t });
  const scope = kind === 'order' && isAll ? 'all' : kind;
  switch (effect.kind) {
    case 'freeDelivery':
      return t('says.freeDelivery');
    case 'percent':
      return t(`says.${scope}.percent`, { percent: effect.percent, goods });
    case 'fixed':
      return t(`says.${scope}.fixed`, { amount: money(effect.amount), goods });
    case 'buyGet': {
      const { buy, get, percent } = effect;
      return t(percent === 100 ? 'says.buyGetFree' : 'says.buyGet', { all: buy + get, get, percent, goods });
    }
    case 'tiers': {
      const steps = effect.tiers
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, percent }) =>
          effect.by === 'amount'
            ? t('says.tierAmount', { from: money(from), percent })
            : t('says.tierQuantity', { from, percent }),
        );
      return t('says.tiers', { goods, steps: steps.join(', ') });
    }
  }
}

function describeGoods(goods: PromotionInput['conditions']['goods'], { t }: Pick<Words, 't'>): string {
  const parts = (['products', 'catalogs', 'facetValues'] as const)
    .filter((name) => goods[name].length > 0)
    .map((name) => t(`says.${name}`, { count: goods[name].length }));
  return parts.length === 0 ? t('says.allGoods') : parts.join(', ');
}

function describeConditions({ conditions }: PromotionInput, { t, money }: Words): string[] {
  const { exceptDiscounted, minAmount, minQuantity, firstOrder, places } = conditions;
  return [
    ...(minAmount === null ? [] : [t('says.minAmount', { amount: money(minAmount) })]),
    ...(minQuantity === null ? [] : [t('says.minQuantity', { count: minQuantity })]),
    ...(exceptDiscounted ? [t('says.exceptDiscounted')] : []),
    ...(firstOrder ? [t('says.firstOrder')] : []),
    ...(places.length === 0 ? [] : [t('says.places', { count: places.length })]),
  ];
}

/** Whom it is for, where that is not everybody. */
function describeGroups(
  { conditions: { groups: ids } }: PromotionInput,
  { t, groups }: Pick<Words, 't' | 'groups'>,
): string[] {
  if (ids.length === 0) return [];
  const names = ids.flatMap((id) => groups.get(id) ?? []);
  return [t('says.groups', { count: ids.length, names: names.join(', ') })];
}

function describePeriod({ startsAt, endsAt }: PromotionInput, { t, time }: Words): string[] {
  if (startsAt !== null && endsAt !== null)
    return [t('says.fromTo', { from: time(startsAt), to: time(endsAt) })];
  if (startsAt !== null) return [t('says.from', { from: time(startsAt) })];
  return endsAt === null ? [] : [t('says.to', { to: time(endsAt) })];
}

function describeLimits({ usageLimit, buyerLimit }: PromotionInput, { t }: Words): string[] {
  return [
    ...(usageLimit === null ? [] : [t('says.usageLimit', { count: usageLimit })]),
    ...(buyerLimit === null ? [] : [t('says.buyerLimit', { count: buyerLimit })]),
  ];
}
