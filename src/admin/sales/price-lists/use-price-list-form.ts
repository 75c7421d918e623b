import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import type { AdminPriceList } from '#domain/schemas/price-list.schema.ts';

import { api } from '../../api/api-client.ts';
import { useVersionConflict } from '../../catalog/use-version-conflict.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { groupsKey } from '../customer-groups/use-groups.ts';
import { pathOfLists, toInput, toValues, type PriceListValues } from './price-list-values.ts';
import { priceListsKey } from './use-price-lists.ts';
import { priceListsTexts } from './price-lists.texts.ts';

interface PriceListFormInput {
  list: AdminPriceList | null;
  /** Whose prices they are; null: of groups of customers. */
  layer: number | null;
  timeZone: string;
  onReload(): Promise<void>;
}

/** A price list as it is edited: saves it, removes it, and asks where somebody else has changed it. */
export function usePriceListForm({ list, layer, timeZone, onReload }: PriceListFormInput) {
  const t = useTexts(priceListsTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const conflict = useVersionConflict(list?.version ?? 0);
  // Left only once the form has nothing to lose any more, or its guard would ask.
  const [leaving, setLeaving] = useState<string | null>(null);
  const refresh = () =>
    Promise.all([priceListsKey, groupsKey].map((queryKey) => client.invalidateQueries({ queryKey })));

  const { form, isSending, submit } = useServerForm<PriceListValues>({
    initialValues: toValues(list, { layer, timeZone }),
    send: (values) =>
      conflict.sendVersion(async (version) => {
        const input = toInput(values, timeZone);
        if (list) await api.put(`/admin/price-lists/${list.id}`, { ...input, version });
        else {
          const added = await api.post<AdminPriceList>('/admin/price-lists', input);
          setLeaving(`/price-lists/${added.id}`);
        }
        notifySuccess(t('saved'));
        await refresh();
        if (list) await onReload();
      }),
  });

  const isDirty = form.isDirty();
  useEffect(() => {
    if (leaving !== null && !isDirty) void navigate(leaving, { replace: true });
  }, [leaving, isDirty, navigate]);

  async function remove(): Promise<void> {
    if (!list) return;
    const isWanted = await confirmAction({
      title: t('removeTitle', { name: list.name }),
      text: t(layer === null ? 'removeText' : 'saleRemoveText'),
      confirmLabel: t(layer === null ? 'remove' : 'saleRemove'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete(`/admin/price-lists/${list.id}`);
      notifySuccess(t(layer === null ? 'removed' : 'saleRemoved'));
      form.reset();
      await refresh();
      setLeaving(pathOfLists(layer));
    } catch (error) {
      notifyFailure(error);
    }
  }

  return { form, isSending, submit, remove, conflict };
}
