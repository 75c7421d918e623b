import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { SharedSection, SharedSectionUses } from '#domain/schemas/shared-section.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { useAsking } from '../../ui/use-asking.ts';
import { useRun } from '../../ui/use-run.ts';
import { sharedSectionsKey, sharedUsesQuery } from './shared-sections-query.ts';
import { sharedTexts } from './shared.texts.ts';

/**
 * Deletes a shared section once that is confirmed, and says whether it did. `stillUsed`: one that pages show, which
 * cannot be; `isAsking` while something is asked.
 */
export function useRemoveShared() {
  const t = useTexts(sharedTexts);
  const client = useQueryClient();
  const { isAsking, whileAsking } = useAsking();
  const [stillUsed, setStillUsed] = useState<SharedSectionUses | null>(null);
  const { run } = useRun(async (id: number) => {
    await api.delete(`/admin/shared-sections/${id}`);
    await client.invalidateQueries({ queryKey: sharedSectionsKey });
  });
  const remove = ({ id, title }: SharedSection): Promise<boolean> =>
    whileAsking(async () => {
      try {
        const found = await client.fetchQuery({ ...sharedUsesQuery(id), staleTime: 0 });
        if (found.pages > 0) {
          setStillUsed(found);
          return false;
        }
      } catch (error) {
        notifyFailure(error);
        return false;
      }
      const isWanted = await confirmAction({
        title: t('removeTitle', { title }),
        text: t('removeText'),
        confirmLabel: t('remove'),
        danger: true,
      });
      return isWanted && (await run(id, t('removed')));
    });

  return { remove, isAsking, stillUsed, forget: () => setStillUsed(null) };
}
