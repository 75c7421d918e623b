import { Select, Text } from '@mantine/core';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWordActions } from './use-word-actions.ts';

interface MergeDialogProps {
  kind: 'authors' | 'tags';
  from: { id: number; name: string };
  others: readonly { id: number; name: string }[];
  onClose: () => void;
}

/** What was written twice becomes one. */
export function MergeDialog({ kind, from, others, onClose }: MergeDialogProps) {
  const common = useTexts(contentTexts);
  const { refresh } = useWordActions(kind);
  const { form, isSending, submit } = useServerForm({
    initialValues: { into: null as string | null },
    async send({ into }) {
      await api.post(`/admin/${kind}/${from.id}/merge`, { into: Number(into) });
      await refresh();
      notifySuccess(common('merged'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={common('merge')}
      submitLabel={common('merge')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm">{common('mergeText', { name: from.name })}</Text>
      <Select
        label={common('into')}
        searchable
        required
        withAsterisk={false}
        data-autofocus
        data={others
          .filter(({ id }) => id !== from.id)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('into')}
      />
    </FormDialog>
  );
}
