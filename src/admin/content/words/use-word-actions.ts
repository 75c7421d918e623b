import { useQueryClient } from '@tanstack/react-query';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { contentTexts } from '../content.texts.ts';

/** Removing, with a question before it, and loading anew what has changed. */
export function useWordActions(kind: 'authors' | 'tags' | 'categories') {
  const common = useTexts(contentTexts);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [kind] });
  return {
    refresh,
    async remove({ id, name, text }: { id: number; name: string; text: string }): Promise<void> {
      const isWanted = await confirmAction({
        title: common('removeTitle', { name }),
        text,
        confirmLabel: common('remove'),
        danger: true,
      });
      if (!isWanted) return;
      try {
        await api.delete(`/admin/${kind}/${id}`);
        notifySuccess(common('removed', { name }));
      } catch (error) {
        notifyFailure(error);
      }
      await refresh();
    },
  };
}
