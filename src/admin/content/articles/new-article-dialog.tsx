import { Select, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { ArticleDetail, CategoryRow } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { contentTexts } from '../content.texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AddressField, TitleField } from '../name-fields.tsx';
import { articlesTexts } from './articles.texts.ts';

interface NewArticleDialogProps {
  categories: readonly CategoryRow[];
  onClose: () => void;
}

export function NewArticleDialog({ categories, onClose }: NewArticleDialogProps) {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { title: '', slug: '', categoryId: String(categories[0]?.id ?? '') },
    async send({ title, slug, categoryId }) {
      const article = await api.post<ArticleDetail>('/admin/articles', {
        title,
        slug,
        categoryId: Number(categoryId),
      });
      await client.invalidateQueries({ queryKey: ['articles'] });
      void navigate(`/articles/${article.id}`);
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('new')}
      submitLabel={common('create')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" c="gray.7">
        {t('newHint')}
      </Text>
      <TitleField getInputProps={form.getInputProps} />
      <Select
        label={t('category')}
        allowDeselect={false}
        data={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...form.getInputProps('categoryId')}
      />
      <AddressField getInputProps={form.getInputProps} />
    </FormDialog>
  );
}
