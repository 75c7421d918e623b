import { Stack, Table, Text } from '@mantine/core';

import type { ImportedOrder } from '#domain/schemas/imported-order.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { Sum } from '../order/order-sums.tsx';
import { importedOrdersTexts } from './imported-orders.texts.ts';

/** What was bought and what it cost, as the file says; what it does not say is left out. */
export function ImportedLinesCard({ order }: { order: ImportedOrder }) {
  const t = useTexts(importedOrdersTexts);
  const { formatForeignMoney, formatNumber } = useFormat();
  const money = (amount: number | null) =>
    amount === null ? '' : formatForeignMoney(amount, order.currency);
  const discount = [t('discount'), order.discount === null ? null : -Math.abs(order.discount)] as const;
  const subtotal = [t('subtotal'), order.subtotal] as const;
  const parts = [
    ...(isDiscounted(order) ? [discount, subtotal] : [subtotal, discount]),
    [t('delivery'), order.delivery],
    [t('fees'), order.fees],
    [t('tax'), order.tax],
  ] as const;
  return (
    <Card title={t('goods')}>
      {order.lines.length === 0 ? (
        <Text c="gray.7">{t('noLines')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={0}>
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('product')}</Table.Th>
                <Table.Th ta="end">{t('quantity')}</Table.Th>
                <Table.Th ta="end" visibleFrom="sm">
                  {t('price')}
                </Table.Th>
                <Table.Th ta="end">{t('sum')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {order.lines.map((line, index) => (
                <Table.Tr key={index}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    <Text size="sm">
                      <bdi>{line.name || line.sku}</bdi>
                    </Text>
                    {line.name !== '' && line.sku !== '' && (
                      <Text size="sm" c="gray.7">
                        <bdi>{line.sku}</bdi>
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="end">{formatNumber(line.quantity)}</Table.Td>
                  <Table.Td ta="end" visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
                    {money(line.price)}
                  </Table.Td>
                  <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                    {money(line.total)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Stack component="dl" gap={6} m={0}>
        {parts.map(
          ([label, amount]) =>
            amount !== null &&
            amount !== 0 && (
              <Sum key={label} label={label}>
                {money(amount)}
              </Sum>
            ),
        )}
        <Sum label={t('total')} strong>
          {money(order.total)}
        </Sum>
        {order.refunded > 0 && <Sum label={t('refunded')}>{money(-order.refunded)}</Sum>}
      </Stack>
    </Card>
  );
}

/** Whether the discount is off the subtotal already: it comes to the total without it. */
function isDiscounted({ subtotal, delivery, fees, tax, total }: ImportedOrder): boolean {
  if (subtotal === null) return false;
  const sum = subtotal + (delivery ?? 0) + (fees ?? 0);
  return [sum, sum + (tax ?? 0)].some((each) => Math.abs(each - total) < 0.0005);
}
