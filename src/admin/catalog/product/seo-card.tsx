import { Text, Textarea, TextInput } from '@mantine/core';

import { productPath } from '#domain/routes.ts';
import { slugify } from '#domain/slug.ts';
import { plainText } from '#domain/text.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { CardProps } from './basics-card.tsx';
import './product.css';
import { productTexts } from './product.texts.ts';

/** The address and what search engines show, with a preview. */
export function SeoCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { title, slug, meta, description } = form.values;
  const address = slug || slugify(title);
  return (
    <Card title={t('seo')}>
      <TextInput
        label={t('slug')}
        description={t('slugHint')}
        maxLength={120}
        {...form.getInputProps('slug')}
      />
      <TextInput
        label={t('metaTitle')}
        description={t('metaHint')}
        maxLength={300}
        value={meta.title ?? ''}
        error={form.errors['meta.title']}
        onChange={(event) => form.setFieldValue('meta.title', event.currentTarget.value)}
      />
      <Textarea
        label={t('metaDescription')}
        autosize
        minRows={2}
        maxLength={1000}
        value={meta.description ?? ''}
        error={form.errors['meta.description']}
        onChange={(event) => form.setFieldValue('meta.description', event.currentTarget.value)}
      />
      <div className="vt-search-preview" aria-hidden>
        <Text size="xs" c="gray.7">
          {location.host}
          {address !== '' && productPath(address)}
        </Text>
        <Text size="lg" c="blue.9" lineClamp={1} dir="auto">
          {meta.title || title || t('name')}
        </Text>
        <Text size="sm" c="gray.8" lineClamp={2} dir="auto">
          {meta.description || plainText(description).slice(0, 300)}
        </Text>
      </div>
    </Card>
  );
}
