import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

import type { CellChange, CellResults } from '#domain/schemas/manage-products.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { productsKey } from '../products/use-products.ts';
import { keyOf } from './grid-cells.ts';
import type { GridHistory } from './grid-history.ts';
import { gridTexts } from './grid.texts.ts';
import type { Refusal, useGridEdits } from './use-grid-edits.ts';

/** `unreadCount`: cells whose text cannot be read; they stay behind. */
interface SentEdits {
  cells: CellChange[];
  history: GridHistory;
  unreadCount: number;
}

/** Saves what is changed and can be read; `queryKey` is of the rows that are read anew after it. */
export function useSaveCells(edits: ReturnType<typeof useGridEdits>, queryKey: QueryKey) {
  const t = useTexts(gridTexts);
  const client = useQueryClient();

  const save = useMutation({
    mutationFn: async ({ cells }: SentEdits) =>
      (await api.put<CellResults>('/admin/variations', { cells })).results,
    onSuccess: async (results, { cells, history, unreadCount }) => {
      const saved = cells.filter((_, index) => results[index]?.status === 'saved');
      const refused = new Map<string, Refusal>();
      for (const [index, { status, error: reason, value }] of results.entries()) {
        const cell = cells[index];
        if (cell && status !== 'saved')
          refused.set(keyOf(cell.variationId, cell.field), { error: reason ?? null, theirs: value });
      }
      await client.refetchQueries({ queryKey });
      edits.settle(history, { saved, refused });
      void client.invalidateQueries({ queryKey: [...productsKey, 'list'] });
      if (saved.length > 0) notifySuccess(t('saved', { count: saved.length }));
      notifyRefused(refused.size + unreadCount);
    },
    onError: notifyFailure,
  });

  function trySave(): void {
    if (save.isPending) return;
    const cells = edits.toSend();
    const unreadCount = edits.changedCount - cells.length;
    if (cells.length === 0) return notifyRefused(unreadCount);
    save.mutate({ cells, history: edits.history, unreadCount });
  }

  function notifyRefused(count: number): void {
    if (count > 0) notifyFailure(new Error(t('refused', { count })));
  }

  return { trySave, isSaving: save.isPending };
}
