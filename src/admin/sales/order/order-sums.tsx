import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Currency } from '#domain/currencies.ts';
import { chargedTaxes, nameAdjustment, nameTax, splitSums } from '#domain/order-sums.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { orderTexts } from './order.texts.ts';

export const numeric = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

type SummedOrder = Pick<
  OrderDetail,
  | 'goods'
  | 'discount'
  | 'adjustments'
  | 'taxRelief'
  | 'deliveryPrice'
  | 'deliveryDiscount'
  | 'total'
  | 'taxes'
> & { currency: Currency };

/** What an order costs, from its goods to its total, with the taxes on top of prices or within them. */
export function OrderSums({
  order,
  isDelivered = true,
  children,
}: {
  order: SummedOrder;
  isDelivered?: boolean;
  children?: ReactNode;
}) {
  const t = useTexts(orderTexts);
  const { formatMoney, language } = useFormat();
  const money = (amount: number) => formatMoney(amount, order.currency);
  const { saved, fullDelivery } = splitSums({ ...order, delivery: order.deliveryPrice });
  const { added, within } = chargedTaxes(order.taxes);
  return (
    <Stack component="dl" gap={6} m={0}>
      <Sum label={t('subtotal')}>{money(order.goods)}</Sum>
      {saved > 0 && <Sum label={t('discount')}>{money(-saved)}</Sum>}
      {order.adjustments.map((adjustment, index) => (
        <Sum key={index} label={<bdi>{nameAdjustment(adjustment)}</bdi>}>
          {money(-adjustment.amount)}
        </Sum>
      ))}
      {order.taxRelief > 0 && <Sum label={t('taxRelief')}>{money(-order.taxRelief)}</Sum>}
      {isDelivered && <Sum label={t('deliveryPrice')}>{fullDelivery ? money(fullDelivery) : t('free')}</Sum>}
      {added.map((tax) => (
        <Sum key={nameTax(tax, language)} label={nameTax(tax, language)}>
          {money(tax.amount)}
        </Sum>
      ))}
      <Sum label={t('total')} strong>
        {money(order.total)}
      </Sum>
      {within.map((tax) => (
        <Sum key={nameTax(tax, language)} label={t('taxIncluded', { tax: nameTax(tax, language) })}>
          {money(tax.amount)}
        </Sum>
      ))}
      {children}
    </Stack>
  );
}

export function Sum({
  label,
  strong = false,
  children,
}: {
  label: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text component="dt" {...(strong ? { fw: 700 } : { c: 'gray.7', size: 'sm' })}>
        {label}
      </Text>
      <Text component="dd" m={0} style={numeric} {...(strong ? { fw: 700 } : { size: 'sm' })}>
        {children}
      </Text>
    </Group>
  );
}
