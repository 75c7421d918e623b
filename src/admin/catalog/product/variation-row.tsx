import { ActionIcon, Group, Radio, Table, Text, TextInput } from '@mantine/core';
import { IconRuler2, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';

import type { VariationForm } from '#domain/schemas/product-form.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import type { CardProps } from './basics-card.tsx';
import { hasOwnSize, OwnSize, sizeFields, type Size } from './own-size.tsx';
import { productTexts } from './product.texts.ts';
import { VariationPicture } from './variation-picture.tsx';

/** What stands below the row. */
type Unfolded = Size & Pick<VariationForm, 'cost'>;

interface VariationRowProps extends CardProps {
  index: number;
  variation: VariationForm;
  isOnly: boolean;
  onDefault(): void;
  onRemove(): void;
  onUnfoldedForAll(values: Unfolded): void;
}

/** One variation; its barcode, its cost price, and its own weight and size, unfold below it. */
export function VariationRow(props: VariationRowProps) {
  const { form, index, variation, isOnly, onDefault, onRemove, onUnfoldedForAll } = props;
  const t = useTexts(productTexts);
  const sizeId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = variation.values.filter((value) => value !== '').join(', ') || t('only');
  const path = `variations.${index}`;
  const isUnfolded =
    isOpen || ['barcode', 'cost', ...sizeFields].some((field) => form.errors[`${path}.${field}`]);
  return (
    <>
      <Table.Tr data-unfolded={isUnfolded || undefined}>
        <Table.Td>
          <Group gap="xs" wrap="nowrap" align="start">
            <VariationPicture
              name={name}
              value={variation.imageId}
              imageIds={form.values.imageIds}
              onChange={(imageId) => form.setFieldValue(`${path}.imageId`, imageId)}
            />
            <Text size="sm" fw={600} lh={1.3}>
              <bdi>{name}</bdi>
            </Text>
          </Group>
          {form.errors[`${path}.values`] && (
            <Text size="xs" c="red.8">
              {form.errors[`${path}.values`]}
            </Text>
          )}
        </Table.Td>
        <VariationCells form={form} path={path} name={name} isBundle={variation.parts.length > 0} />
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
          <ActionIcon
            mt={4}
            variant={hasOwnSize(variation) ? 'light' : 'subtle'}
            color={hasOwnSize(variation) ? 'ink' : 'gray.7'}
            title={t('moreOf', { name })}
            aria-label={t('moreOf', { name })}
            aria-expanded={isUnfolded}
            aria-controls={sizeId}
            onClick={() => setOpen(!isUnfolded)}
          >
            <IconRuler2 size={16} aria-hidden />
          </ActionIcon>
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
      <Table.Tr id={sizeId} hidden={!isUnfolded}>
        <Table.Td colSpan={8}>
          {isUnfolded && (
            <OwnSize
              form={form}
              path={path}
              name={t('moreOf', { name })}
              hasGoods
              {...(!isOnly && { onForAll: () => onUnfoldedForAll(unfoldedOf(variation)) })}
            />
          )}
        </Table.Td>
      </Table.Tr>
    </>
  );
}

/** What is typed of every variation: number, prices and stock. */
function VariationCells({
  form,
  path,
  name,
  isBundle,
}: Pick<VariationRowProps, 'form'> & { path: string; name: string; isBundle: boolean }) {
  const t = useTexts(productTexts);
  const label = (field: string) => t('fieldOf', { field, name });
  return (
    <>
      <Table.Td>
        <TextInput aria-label={label(t('sku'))} maxLength={80} {...form.getInputProps(`${path}.sku`)} />
      </Table.Td>
      <Table.Td>
        <NumberField
          kind="money"
          aria-label={label(t('price'))}
          required
          min={0}
          {...numberFieldProps(form, `${path}.fullPrice`)}
        />
      </Table.Td>
      <Table.Td>
        <NumberField
          kind="money"
          aria-label={label(t('discountPrice'))}
          min={0}
          {...numberFieldProps(form, `${path}.discountPrice`)}
        />
      </Table.Td>
      <Table.Td>
        <NumberField
          kind="count"
          aria-label={label(t('stock'))}
          title={isBundle ? t('bundleStock') : undefined}
          disabled={isBundle}
          placeholder="∞"
          min={0}
          {...numberFieldProps(form, `${path}.stock`)}
        />
      </Table.Td>
    </>
  );
}

function unfoldedOf({ cost, weight, length, width, height }: VariationForm): Unfolded {
  return { cost, weight, length, width, height };
}
