import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconArrowBarToDown } from '@tabler/icons-react';

import type { VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { CardProps } from './basics-card.tsx';
import './product.css';
import { productTexts } from './product.texts.ts';
import { VariationRow } from './variation-row.tsx';

type FilledField = 'fullPrice' | 'discountPrice' | 'stock';

/** A row for each variation; a column's first value can be copied down. */
export function VariationsTable({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { variations } = form.values;
  const setAll = (next: VariationForm[]) => form.setFieldValue('variations', next);

  function fillDown(field: FilledField): void {
    const [first] = variations;
    // What cannot be read is not to be had in each row.
    if (first && !Number.isNaN(first[field]))
      setAll(variations.map((variation) => ({ ...variation, [field]: first[field] })));
  }

  const filled: [FilledField, string][] = [
    ['fullPrice', t('price')],
    ['discountPrice', t('discountShort')],
    ['stock', t('stock')],
  ];
  return (
    <div className="vt-variations" role="region" aria-label={t('variations')}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('variation')}</Table.Th>
            <Table.Th>{t('sku')}</Table.Th>
            {filled.map(([field, label]) => (
              <Table.Th key={field}>
                <Group gap={4} wrap="nowrap">
                  {label}
                  {variations.length > 1 && (
                    <ActionIcon
                      size="sm"
                      variant="subtle"
                      color="gray.7"
                      title={t('fillDown', { column: label })}
                      aria-label={t('fillDown', { column: label })}
                      onClick={() => fillDown(field)}
                    >
                      <IconArrowBarToDown size={14} aria-hidden />
                    </ActionIcon>
                  )}
                </Group>
              </Table.Th>
            ))}
            <Table.Th className="vt-variations__narrow">{t('isDefault')}</Table.Th>
            <Table.Th className="vt-variations__narrow" aria-hidden />
            <Table.Th className="vt-variations__narrow" aria-hidden />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {variations.map((variation, index) => (
            <VariationRow
              key={variation.id ?? variation.values.join('\n')}
              form={form}
              index={index}
              variation={variation}
              onDefault={() => setAll(variations.map((one, place) => ({ ...one, default: place === index })))}
              onRemove={() => setAll(variations.filter((_, place) => place !== index))}
              onUnfoldedForAll={(values) => setAll(variations.map((one) => ({ ...one, ...values })))}
              isOnly={variations.length === 1}
            />
          ))}
        </Table.Tbody>
      </Table>
      {form.errors['variations'] && (
        <Text size="sm" c="red.8">
          {form.errors['variations']}
        </Text>
      )}
    </div>
  );
}
