import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { PageRow } from '#domain/schemas/manage-pages.schema.ts';

import { api } from '../../api/api-client.ts';
import { withoutMarks } from '../../i18n/isolate-params.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AddressField, TitleField } from '../name-fields.tsx';
import { pagesTexts } from './pages.texts.ts';

/** A page from nothing, or one that begins with the content of `source`; it opens in the builder. */
export function NewPageDialog({ source, onClose }: { source: PageRow | null; onClose: () => void }) {
  const t = useTexts(pagesTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { title: source ? withoutMarks(t('copyTitle', { name: source.title })) : '', slug: '' },
    async send({ title, slug }) {
      const page = await api.post<PageRow>('/admin/pages', {
        kind: 'page',
        title,
        slug,
        ...(source && { from: source.id }),
      });
      await client.invalidateQueries({ queryKey: ['pages'] });
      void navigate(builderPath(page.path));
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('newTitle')}
      submitLabel={common('create')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" c="gray.7">
        {t('newHint')}
      </Text>
      <TitleField getInputProps={form.getInputProps} />
      <AddressField getInputProps={form.getInputProps} />
    </FormDialog>
  );
}
