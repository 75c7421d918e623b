import { useQueryClient } from '@tanstack/react-query';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { groupsKey } from '../customer-groups/use-groups.ts';
import { useRecordForm } from '../use-record-form.ts';
import { pathOfLists, toInput, toValues } from './price-list-values.ts';
import { priceListsTexts } from './price-lists.texts.ts';
import { priceListsKey } from './use-price-lists.ts';

interface PriceListFormInput {
  list: AdminPriceList | null;
  /** Whose prices they are; null: of groups of customers. */
  layer: number | null;
  timeZone: string;
  onReload(): Promise<void>;
}

/** A price list as it is edited. */
export function usePriceListForm({ list, layer, timeZone, onReload }: PriceListFormInput) {
  const t = useTexts(priceListsTexts);
  const client = useQueryClient();
  return useRecordForm({
    version: list?.version ?? null,
    initialValues: toValues(list, { layer, timeZone }),
    async save(values, version) {
      const input = toInput(values, timeZone);
      if (list) {
        await api.put(`/admin/price-lists/${list.id}`, { ...input, version });
        return;
      }
      const added = await api.post<AdminPriceList>('/admin/price-lists', input);
      return `/price-lists/${added.id}`;
    },
    remove: async () => list && api.delete(`/admin/price-lists/${list.id}`),
    words: {
      saved: t('saved'),
      removed: t(layer === null ? 'removed' : 'saleRemoved'),
      question: {
        title: t('removeTitle', { name: list?.name ?? '' }),
        text: t(layer === null ? 'removeText' : 'saleRemoveText'),
        confirmLabel: t(layer === null ? 'remove' : 'saleRemove'),
        danger: true,
      },
    },
    listPath: pathOfLists(layer),
    refresh: () =>
      Promise.all([priceListsKey, groupsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onReload,
  });
}
