import { Button, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';

import type { VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import type { CardProps } from './basics-card.tsx';
import { numberProps } from './number-field.ts';
import { productTexts } from './product.texts.ts';

export const sizeFields = ['weight', 'length', 'width', 'height'] as const;
export type Size = Pick<VariationForm, (typeof sizeFields)[number]>;

export function hasOwnSize(size: Size): boolean {
  return sizeFields.some((field) => size[field] !== null);
}

interface OwnSizeProps extends CardProps {
  /** Of the variation in the form. */
  path: string;
  name: string;
  onForAll?(): void;
}

/** A variation's own weight and size; each that is left empty is the product's. */
export function OwnSize({ form, path, name, onForAll }: OwnSizeProps) {
  const t = useTexts(productTexts);
  const { formatNumber } = useFormat();
  const inherited = (field: keyof Size) => {
    const value = form.values[field];
    return value === null ? '' : t('inherited', { size: formatNumber(value) });
  };
  return (
    <Stack gap="xs" role="group" aria-label={t('ownSize', { name })} className="vt-own-size">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm" verticalSpacing="xs">
        {sizeFields.map((field) => (
          <NumberInput
            key={field}
            label={t(field)}
            placeholder={inherited(field)}
            min={0}
            decimalScale={field === 'weight' ? 3 : 2}
            {...numberProps(form, `${path}.${field}`)}
          />
        ))}
      </SimpleGrid>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="gray.7">
          {t('ownSizeHint')}
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
