import { Alert, Button, Group, MultiSelect, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { IconBrush } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { ArticleDetail } from '#domain/schemas/manage-content.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { Page } from '../../ui/page.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { PageStateBadge } from '../page-state.tsx';
import { articlesTexts } from './articles.texts.ts';
import { toInput, toIso } from './local-time.ts';
import { useAuthors, useCategories, useTags } from './use-content.ts';

interface ArticleFormProps {
  article: ArticleDetail;
  onReload: () => void;
}

/** What belongs to an article beside its page; it holds for visitors as soon as it is saved. */
export function ArticleForm({ article, onReload }: ArticleFormProps) {
  const t = useTexts(articlesTexts);
  const common = useTexts(contentTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState('');
  const { data: categories = [] } = useCategories();
  const { data: authors = [] } = useAuthors();
  const { data: tags = [] } = useTags();
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      slug: article.slug,
      categoryId: String(article.category.id),
      authorId: String(article.author?.id ?? ''),
      imageId: article.imageId,
      tagIds: article.tagIds.map(String),
      excerpt: article.excerpt,
      publishedAt: toInput(article.publishedAt),
      enabled: article.enabled,
    },
    async send({ categoryId, authorId, tagIds, publishedAt, ...rest }) {
      try {
        const saved = await api.put<ArticleDetail>(`/admin/articles/${article.id}`, {
          ...rest,
          updatedAt: article.updatedAt,
          categoryId: Number(categoryId),
          authorId: authorId === '' ? null : Number(authorId),
          tagIds: tagIds.map(Number),
          publishedAt: toIso(publishedAt, article.publishedAt),
        });
        client.setQueryData(['article', String(article.id)], saved);
        await client.invalidateQueries({ queryKey: ['articles'] });
        notifySuccess(common('saved'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        setConflict(error.message);
        return 'unsaved';
      }
    },
  });
  useLeaveGuard(form.isDirty());

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: common('removeTitle', { name: article.title }),
      text: t('removeText'),
      confirmLabel: common('remove'),
      danger: true,
    });
    if (!isWanted) return;
    await api.delete(`/admin/articles/${article.id}`);
    form.resetDirty();
    await client.invalidateQueries({ queryKey: ['articles'] });
    void navigate('/articles');
  }

  return (
    <Page
      title={article.title}
      backTo="/articles"
      narrow
      aside={<PageStateBadge state={article.state} publishedAt={article.publishedAt} />}
      actions={
        <Button
          component={Link}
          to={builderPath(article.path)}
          variant="default"
          leftSection={<IconBrush size={18} aria-hidden />}
        >
          {common('edit')}
        </Button>
      }
    >
      {conflict !== '' && (
        <Alert color="orange" role="alert" title={conflict}>
          <Button variant="default" size="xs" onClick={onReload}>
            {t('reload')}
          </Button>
        </Alert>
      )}
      {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
      <form onSubmit={submit} inert={isSending}>
        <Stack gap="lg">
          <Card title={t('about')} text={`${t('pageText')}: ${t('pageTextHint')}`}>
            <Textarea
              label={t('excerpt')}
              description={t('excerptHint')}
              autosize
              minRows={3}
              maxLength={1000}
              {...form.getInputProps('excerpt')}
            />
            <ImageField
              label={t('cover')}
              value={form.values.imageId}
              onChange={(id) => form.setFieldValue('imageId', id)}
              error={form.errors['imageId']}
            />
            <Select
              label={t('author')}
              searchable
              allowDeselect={false}
              data={[
                { value: '', label: t('noAuthor') },
                ...authors.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.getInputProps('authorId')}
            />
            <MultiSelect
              label={t('tags')}
              searchable
              data={tags.map(({ id, title }) => ({ value: String(id), label: title }))}
              {...form.getInputProps('tagIds')}
            />
          </Card>
          <Card title={t('address')}>
            <Select
              label={t('category')}
              allowDeselect={false}
              data={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
              {...form.getInputProps('categoryId')}
            />
            <TextInput
              label={t('slug')}
              description={t('slugHint')}
              required
              withAsterisk={false}
              maxLength={120}
              {...form.getInputProps('slug')}
            />
            <TextInput
              type="datetime-local"
              label={t('publishedAt')}
              description={t('publishedAtHint')}
              required
              withAsterisk={false}
              maw={260}
              {...form.getInputProps('publishedAt')}
            />
            <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
          </Card>
          <Group justify="space-between">
            <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
              {common('save')}
            </Button>
            <Button variant="subtle" color="red" c="red.9" onClick={() => void remove().catch(notifyFailure)}>
              {common('remove')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
