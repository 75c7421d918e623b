import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import type { PageRow } from '#domain/schemas/manage-pages.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { contentTexts } from './content.texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';

interface AddressDialogProps {
  page: Pick<PageRow, 'id' | 'title' | 'slug'>;
  /** First part of the key under which the list that shows it is kept. */
  list: 'pages' | 'categories';
  onClose: () => void;
}

/** Gives a page or category another address; the server leaves a redirect at the old one. */
export function AddressDialog({ page, list, onClose }: AddressDialogProps) {
  const t = useTexts(contentTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { slug: page.slug },
    async send({ slug }) {
      const { path } = await api.put<PageRow>(`/admin/pages/${page.id}`, { slug });
      await client.invalidateQueries({ queryKey: [list] });
      notifySuccess(t('moved', { path: decodeURI(path) }));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('addressOf', { name: page.title })}
      submitLabel={t('save')}
      isSending={isSending}
      onSubmit={submit}
    >
      <TextInput
        label={t('address')}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={120}
        {...form.getInputProps('slug')}
      />
      <Text size="sm" c="gray.7">
        {t('addressMoves')}
      </Text>
    </FormDialog>
  );
}
