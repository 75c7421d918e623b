import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../../media/image-field.tsx';
import { Card } from '../../ui/card.tsx';
import { articlesTexts } from './articles.texts.ts';
import type { ArticleFields } from './use-article-form.ts';
import { useAuthors, useCategories, useTags } from './use-content.ts';

/** What is shown of an article in lists. */
export function AboutCard({ form }: { form: ArticleFields }) {
  const t = useTexts(articlesTexts);
  const { data: authors = [] } = useAuthors();
  const { data: tags = [] } = useTags();
  return (
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
  );
}

/** Where an article is found, and since when. */
export function AddressCard({ form }: { form: ArticleFields }) {
  const t = useTexts(articlesTexts);
  const { data: categories = [] } = useCategories();
  return (
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
  );
}
