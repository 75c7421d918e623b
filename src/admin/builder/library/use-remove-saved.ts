import { useQueryClient } from '@tanstack/react-query';

import type { SavedSection } from '#domain/schemas/saved-section.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { useRun } from '../../ui/use-run.ts';
import { libraryTexts } from './library.texts.ts';
import { savedSectionsKey } from './saved-sections-query.ts';

/** Deletes a saved section once that is confirmed, and says whether it did; `isAsking` while it is asked. */
export function useRemoveSaved() {
  const t = useTexts(libraryTexts);
  const client = useQueryClient();
  const { isAsking, whileAsking } = useAsking();
  const { run } = useRun(async (id: number) => {
    await api.delete(`/admin/saved-sections/${id}`);
    await client.invalidateQueries({ queryKey: savedSectionsKey });
  });

  const remove = ({ id, title }: SavedSection): Promise<boolean> =>
    whileAsking(async () => {
      const isWanted = await confirmAction({
        title: t('removeTitle', { title }),
        text: t('removeText'),
        confirmLabel: t('remove'),
        danger: true,
      });
      return isWanted && (await run(id, t('removed')));
    });

  return { remove, isAsking };
}
