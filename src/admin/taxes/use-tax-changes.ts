import { useQueryClient } from '@tanstack/react-query';

import type { Taxes } from '#domain/schemas/tax.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { taxesTexts } from './taxes.texts.ts';
import { taxesKey } from './use-taxes.ts';

/** Keeps what the server answers with, and removes rates and classes when it is wanted. */
export function useTaxChanges() {
  const t = useTexts(taxesTexts);
  const client = useQueryClient();
  return {
    keep: (taxes: Taxes) => client.setQueryData<Taxes>(taxesKey, taxes),
    async remove(path: string, { title, text }: { title: string; text: string }): Promise<void> {
      const isWanted = await confirmAction({ title, text, confirmLabel: t('removeConfirm'), danger: true });
      if (!isWanted) return;
      try {
        await api.delete(path);
        notifySuccess(t('removed'));
      } catch (error) {
        notifyFailure(error);
      }
      await client.invalidateQueries({ queryKey: taxesKey });
    },
  };
}
