import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import type { RedirectRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { redirectsTexts } from './redirects.texts.ts';

/** A new redirect, or one that is changed. */
export function RedirectDialog({ redirect, onClose }: { redirect: RedirectRow | null; onClose: () => void }) {
  const t = useTexts(redirectsTexts);
  const common = useTexts(contentTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { from: redirect?.from ?? '', to: redirect?.to ?? '' },
    async send(values) {
      if (redirect) await api.put(`/admin/redirects/${redirect.id}`, values);
      else await api.post('/admin/redirects', values);
      await client.invalidateQueries({ queryKey: ['redirects'] });
      notifySuccess(common('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(redirect ? 'change' : 'add')}
      submitLabel={common('save')}
      isSending={isSending}
      onSubmit={submit}
    >
      <TextInput
        label={t('from')}
        description={t('fromHint')}
        required
        withAsterisk={false}
        data-autofocus
        maxLength={500}
        {...form.getInputProps('from')}
      />
      <TextInput
        label={t('to')}
        description={t('toHint')}
        required
        withAsterisk={false}
        maxLength={1000}
        {...form.getInputProps('to')}
      />
    </FormDialog>
  );
}
