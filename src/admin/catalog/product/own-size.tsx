import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';

import type { VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useLanguage } from '../../i18n/language.ts';
import { showNumber } from '../../ui/judge-number.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import type { CardProps } from './basics-card.tsx';
import { productTexts } from './product.texts.ts';

export const sizeFields = ['weight', 'length', 'width', 'height'] as const;
export type Size = Pick<VariationForm, (typeof sizeFields)[number]>;

export function kindOf(field: keyof Size): 'weight' | 'length' {
  return field === 'weight' ? 'weight' : 'length';
}

export function hasOwnSize(size: Size): boolean {
  return sizeFields.some((field) => size[field] !== null);
}

interface OwnSizeProps extends CardProps {
  /** Of the variation in the form. */
  path: string;
  /** Of the group of fields. */
  name: string;
  /** The barcode and the cost price stand here too. */
  hasGoods?: boolean;
  onForAll?(): void;
}

/** A variation's own weight and size; each that is left empty is the product's. */
export function OwnSize({ form, path, name, hasGoods = false, onForAll }: OwnSizeProps) {
  const t = useTexts(productTexts);
  const language = useLanguage((state) => state.language);
  const inherited = (field: keyof Size) => {
    const size = showNumber(form.values[field], kindOf(field), language);
    return size === '' ? '' : t('inherited', { size });
  };
  return (
    <Stack gap="xs" role="group" aria-label={name} className="vt-own-size">
      <SimpleGrid cols={{ base: 2, md: hasGoods ? 3 : 4 }} spacing="sm" verticalSpacing="xs">
        {hasGoods && (
          <>
            <TextInput label={t('barcode')} maxLength={80} {...form.getInputProps(`${path}.barcode`)} />
            <NumberField kind="money" label={t('cost')} min={0} {...numberFieldProps(form, `${path}.cost`)} />
          </>
        )}
        {sizeFields.map((field) => (
          <NumberField
            key={field}
            kind={kindOf(field)}
            label={t(field)}
            placeholder={inherited(field)}
            min={0}
            {...numberFieldProps(form, `${path}.${field}`)}
          />
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="gray.7">
          {hasGoods ? `${t('barcodeHint')} ${t('costHint')} ${t('ownSizeHint')}` : t('ownSizeHint')}
        </Text>
        {onForAll && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              onForAll();
              notifySuccess(t('sizeForAllDone'));
            }}
          >
            {t('sizeForAll')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
