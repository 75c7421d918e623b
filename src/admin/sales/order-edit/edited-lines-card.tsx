import { Button, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { GridRow } from '#domain/schemas/manage-products.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { PieceLine } from '../piece-line.tsx';
import type { EditValues } from './edit-values.ts';
import { orderEditTexts } from './order-edit.texts.ts';
import { RemoveButton } from './remove-button.tsx';
import { VariationDialog } from './variation-dialog.tsx';

interface EditedCardProps {
  form: UseFormReturnType<EditValues>;
  order: OrderDetail;
}

const mostPieces = 9999;

/** How many pieces of what, and what comes to it. */
export function EditedLinesCard({ form, order }: EditedCardProps) {
  const t = useTexts(orderEditTexts);
  const { formatMoney } = useFormat();
  const [isAdding, setAdding] = useState(false);
  const money = (amount: number) => formatMoney(amount, order.currency);

  function add({ variationId, title, variation, fullPrice, discountPrice }: GridRow): void {
    const today = discountPrice ?? fullPrice;
    form.insertListItem('added', {
      key: crypto.randomUUID(),
      variationId,
      name: nameWithVariant(title, variation),
      today: today > 0 ? today : null,
      quantity: 1,
      price: null,
    });
  }

  return (
    <Card title={t('goods')} text={t('goodsHelp')}>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {form.values.lines.map(({ id, quantity }, index) => {
          const line = order.lines.find((each) => each.id === id);
          if (!line) return null;
          const name = nameWithVariant(line.title, line.options);
          return (
            <PieceLine
              key={id}
              name={name}
              about={
                quantity === 0
                  ? t('goes')
                  : t('each', { price: money(line.price), count: String(line.quantity) })
              }
              label={t('piecesOf', { name })}
              max={mostPieces}
              value={quantity}
              error={form.errors[`lines.${index}.quantity`]}
              isRequired
              onChange={(pieces) => form.setFieldValue(`lines.${index}.quantity`, pieces)}
            >
              <RemoveButton
                name={name}
                isDisabled={quantity === 0}
                onClick={() => form.setFieldValue(`lines.${index}.quantity`, 0)}
              />
            </PieceLine>
          );
        })}
        <AddedLines form={form} order={order} />
      </Stack>
      {[form.errors['lines'], form.errors['added']].map(
        (error, index) =>
          error && (
            <Text key={index} size="sm" c="red.8" role="alert">
              {error}
            </Text>
          ),
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setAdding(true)}
      >
        {t('add')}
      </Button>
      <VariationDialog opened={isAdding} onClose={() => setAdding(false)} onPick={add} />
    </Card>
  );
}

function AddedLines({ form, order }: EditedCardProps) {
  const t = useTexts(orderEditTexts);
  const { formatMoney } = useFormat();
  return form.values.added.map(({ key, name, today, quantity, price }, index) => (
    <PieceLine
      key={key}
      name={name}
      about={today === null ? t('noPrice') : t('today', { price: formatMoney(today, order.currency) })}
      label={t('piecesOf', { name })}
      max={mostPieces}
      value={quantity}
      error={form.errors[`added.${index}.quantity`] ?? form.errors[`added.${index}.variationId`]}
      isRequired
      onChange={(pieces) => form.setFieldValue(`added.${index}.quantity`, pieces)}
    >
      <NumberField
        kind="money"
        currency={order.currency}
        aria-label={t('priceOf', { name })}
        placeholder={t('otherPrice')}
        w={130}
        min={0}
        value={price}
        error={form.errors[`added.${index}.price`]}
        onChange={(typed) => form.setFieldValue(`added.${index}.price`, typed)}
      />
      <RemoveButton name={name} onClick={() => form.removeListItem('added', index)} />
    </PieceLine>
  ));
}
