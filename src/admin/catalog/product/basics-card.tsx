import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { productCaps } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { PlainFields } from './plain-fields.tsx';
import { productTexts } from './product.texts.ts';
import type { ProductValues } from './use-product.ts';

export interface CardProps {
  form: UseFormReturnType<ProductValues>;
}

export function BasicsCard({ form }: CardProps) {
  const t = useTexts(productTexts);
  return (
    <Card title={t('basics')}>
      <TextInput label={t('name')} required maxLength={300} {...form.getInputProps('title')} />
      <RichTextField
        label={t('description')}
        max={productCaps.descriptionLength}
        value={form.values.description}
        onChange={(html) => form.setFieldValue('description', html)}
        error={form.errors['description']}
      />
      <PlainFields form={form} />
    </Card>
  );
}
