import { ActionIcon, Group, NumberInput, Radio, Table, Text, TextInput } from '@mantine/core';
import { IconArrowBarToDown, IconX } from '@tabler/icons-react';

import type { VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import type { CardProps } from './basics-card.tsx';
import { numberProps } from './number-field.ts';
import './product.css';
import { productTexts } from './product.texts.ts';
import { VariationPicture } from './variation-picture.tsx';

type FilledField = 'fullPrice' | 'discountPrice' | 'stock';

/** A row for each variation; a column's first value can be copied down. */
export function VariationsTable({ form }: CardProps) {
  const t = useTexts(productTexts);
  const { variations } = form.values;
  const setAll = (next: VariationForm[]) => form.setFieldValue('variations', next);

  function fillDown(field: FilledField): void {
    const [first] = variations;
    if (first) setAll(variations.map((variation) => ({ ...variation, [field]: first[field] })));
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

interface VariationRowProps extends CardProps {
  index: number;
  variation: VariationForm;
  isOnly: boolean;
  onDefault(): void;
  onRemove(): void;
}

function VariationRow({ form, index, variation, isOnly, onDefault, onRemove }: VariationRowProps) {
  const t = useTexts(productTexts);
  const name = variation.values.filter((value) => value !== '').join(', ') || t('only');
  const path = `variations.${index}`;
  const label = (field: string) => t('fieldOf', { field, name });
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <VariationPicture
            name={name}
            value={variation.imageId}
            imageIds={form.values.imageIds}
            onChange={(imageId) => form.setFieldValue(`${path}.imageId`, imageId)}
          />
          <Text size="sm" fw={600}>
            {name}
          </Text>
        </Group>
        {form.errors[`${path}.values`] && (
          <Text size="xs" c="red.8">
            {form.errors[`${path}.values`]}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <TextInput aria-label={label(t('sku'))} maxLength={80} {...form.getInputProps(`${path}.sku`)} />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={label(t('price'))}
          min={0}
          decimalScale={2}
          {...numberProps(form, `${path}.fullPrice`, 0)}
        />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={label(t('discountPrice'))}
          min={0}
          decimalScale={2}
          {...numberProps(form, `${path}.discountPrice`)}
        />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={label(t('stock'))}
          placeholder="∞"
          min={0}
          allowDecimal={false}
          {...numberProps(form, `${path}.stock`)}
        />
      </Table.Td>
      <Table.Td className="vt-variations__narrow">
        <Radio
          mt={8}
          name="default-variation"
          aria-label={t('makeDefault', { name })}
          checked={variation.default}
          onChange={onDefault}
        />
      </Table.Td>
      <Table.Td className="vt-variations__narrow">
        {!isOnly && (
          <ActionIcon
            mt={4}
            variant="subtle"
            color="gray.7"
            aria-label={t('removeVariation', { name })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
