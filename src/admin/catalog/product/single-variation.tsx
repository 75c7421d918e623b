import { Alert, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useFormat } from '../../ui/use-format.ts';
import type { CardProps } from './basics-card.tsx';
import { hasOwnSize, OwnSize } from './own-size.tsx';
import { productTexts } from './product.texts.ts';

/** Price and stock of a product without options. */
export function SingleVariation({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { currency } = useFormat();
  const [variation] = form.values.variations;
  // Stays while it is being emptied.
  const [isSized] = useState(variation !== undefined && hasOwnSize(variation));
  if (!variation) return null;
  const isBundle = variation.parts.length > 0;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          kind="money"
          label={`${t('price')}, ${currency}`}
          required
          min={0}
          {...numberFieldProps(form, 'variations.0.fullPrice')}
        />
        <NumberField
          kind="money"
          label={`${t('discountPrice')}, ${currency}`}
          min={0}
          {...numberFieldProps(form, 'variations.0.discountPrice')}
        />
        <NumberField
          kind="money"
          label={`${t('cost')}, ${currency}`}
          description={t('costHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          {...numberFieldProps(form, 'variations.0.cost')}
        />
        <NumberField
          kind="count"
          label={t('stock')}
          description={t(isBundle ? 'bundleStock' : 'stockHint')}
          disabled={isBundle}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          {...numberFieldProps(form, 'variations.0.stock')}
        />
        <TextInput label={t('sku')} maxLength={80} {...form.getInputProps('variations.0.sku')} />
        <TextInput
          label={t('barcode')}
          description={t('barcodeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          {...form.getInputProps('variations.0.barcode')}
        />
      </SimpleGrid>
      {isSized && (
        <>
          <Alert color="yellow">{t('ownSizeOnly')}</Alert>
          <OwnSize form={form} path="variations.0" name={t('ownSize')} />
        </>
      )}
    </Stack>
  );
}
