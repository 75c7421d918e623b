import { useQuery } from '@tanstack/react-query';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { priceListsTexts } from './price-lists.texts.ts';

export const listStateTones = {
  off: 'plain',
  unapproved: 'warn',
  waiting: 'info',
  active: 'good',
  ended: 'plain',
} as const;
export const priceListsKey = ['price-lists'] as const;

/** All of them, those of campaigns included, by name. */
export function usePriceLists({ enabled = true } = {}) {
  return useQuery({
    queryKey: priceListsKey,
    queryFn: ({ signal }) => api.get<AdminPriceList[]>('/admin/price-lists', undefined, signal),
    enabled,
  });
}

/** `12.5 % off from 10 pieces, 40 own prices` */
export function useDescription(): (list: AdminPriceList) => string {
  const t = useTexts(priceListsTexts);
  const { formatNumber } = useFormat();
  return ({ percent, percentFrom, prices }) => {
    const own = prices > 0 || percent === null ? [t('priceCount', { count: prices })] : [];
    if (percent === null) return own.join(', ');
    const off = t(percentFrom > 1 ? 'percentOffFrom' : 'percentOff', {
      percent: `${formatNumber(percent)}\u00a0%`,
      count: percentFrom,
    });
    return [off, ...own].join(', ');
  };
}
