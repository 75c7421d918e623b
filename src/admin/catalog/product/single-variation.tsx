import { Alert, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import type { CardProps } from './basics-card.tsx';
import { numberProps } from './number-field.ts';
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
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label={`${t('price')}, ${currency}`}
          required
          min={0}
          decimalScale={2}
          {...numberProps(form, 'variations.0.fullPrice', 0)}
        />
        <NumberInput
          label={`${t('discountPrice')}, ${currency}`}
          min={0}
          decimalScale={2}
          {...numberProps(form, 'variations.0.discountPrice')}
        />
        <NumberInput
          label={t('stock')}
          description={t('stockHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          allowDecimal={false}
          {...numberProps(form, 'variations.0.stock')}
        />
        <TextInput label={t('sku')} maxLength={80} {...form.getInputProps('variations.0.sku')} />
      </SimpleGrid>
      {isSized && (
        <>
          <Alert color="yellow">{t('ownSizeOnly')}</Alert>
          <OwnSize form={form} path="variations.0" name={t('only')} />
        </>
      )}
    </Stack>
  );
}
