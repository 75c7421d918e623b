import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';

import { maskCardCode } from '#domain/gift-card-code.ts';
import { imageUrl } from '#domain/image-url.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { isPaidInFull } from '#domain/refund-amounts.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { numeric, OrderSums, Sum } from './order-sums.tsx';
import { orderTexts } from './order.texts.ts';

/** What was bought, and what it costs. */
export function LinesCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const { formatMoney } = useFormat();
  const money = (amount: number) => formatMoney(amount, order.currency);
  const cards = order.payments.filter(({ giftCard, state }) => giftCard && state !== 'canceled');
  const isPaid = isPaidInFull({ paymentStatus: order.paymentState, isCashReceived: order.cashReceived });
  return (
    <Card title={t('goods')}>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} money={money} />
          </li>
        ))}
      </Stack>
      <div style={{ paddingBlockStart: 16, borderBlockStart: '1px solid var(--mantine-color-gray-3)' }}>
        <OrderSums order={order} isDelivered={order.delivery.type !== 'none'}>
          {cards.map(({ id, amount, giftCard }) => (
            <Sum key={id} label={t('giftCard', { card: maskCardCode(giftCard?.last4 ?? '') })}>
              {money(-amount)}
            </Sum>
          ))}
          {cards.length > 0 && (
            <Sum label={t(isPaid ? 'restPaid' : 'leftToPay')} strong>
              {money(
                toMajor(cards.reduce((left, { amount }) => left - toMinor(amount), toMinor(order.total))),
              )}
            </Sum>
          )}
          {order.refunded > 0 && (
            <>
              <Sum label={t('refundedTotal')}>{money(-order.refunded)}</Sum>
              <Sum label={t('left')} strong>
                {money(Math.round((order.total - order.refunded) * 100) / 100)}
              </Sum>
              {order.taxes.length > 0 && <Sum label={t('refundedTax')}>{money(order.refundedTax)}</Sum>}
            </>
          )}
        </OrderSums>
      </div>
    </Card>
  );
}

function Line({ line, money }: { line: OrderDetail['lines'][number]; money(amount: number): string }) {
  const t = useTexts(orderTexts);
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Box w={56} h={56} bg="gray.1" style={{ flex: 'none', borderRadius: 8, overflow: 'hidden' }}>
        {line.image && (
          <img
            src={imageUrl(line.image, { width: 160, height: 160 })}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            style={{ objectFit: 'cover', display: 'block' }}
          />
        )}
      </Box>
      <Box style={{ flex: 1, minWidth: 0 }}>
        {line.productId === null ? (
          <Text fw={600}>
            <bdi>{line.title}</bdi>
          </Text>
        ) : (
          <Anchor component={Link} to={`/products/${line.productId}`} fw={600} c="dark">
            <bdi>{line.title}</bdi>
          </Anchor>
        )}
        {/* What never was in the catalog has no address. */}
        {line.productId === null && line.slug !== '' && (
          <Text size="sm" c="gray.7">
            {t('gone')}
          </Text>
        )}
        {line.options !== '' && (
          <Text size="sm" c="gray.7">
            <bdi>{line.options}</bdi>
          </Text>
        )}
        {line.sku !== '' && (
          <Text size="sm" c="gray.7">
            {t('sku', { sku: line.sku })}
          </Text>
        )}
        {line.priceList !== null && (
          <Text size="sm" c="gray.7">
            {t('priceList', { name: line.priceList })}
          </Text>
        )}
      </Box>
      <Box ta="end" style={{ flex: 'none' }}>
        <Text fw={600} style={numeric}>
          {money(line.sum)}
        </Text>
        <Text size="sm" c="gray.7" style={numeric}>
          {t('each', { quantity: line.quantity, price: money(line.price) })}
        </Text>
        {line.refundedQuantity > 0 && (
          <Text size="sm" c="gray.7" style={numeric}>
            {t('refundedPieces', { count: line.refundedQuantity })}
          </Text>
        )}
        {line.sum < line.fullPrice * line.quantity && (
          <Text size="sm" c="gray.7" td="line-through" style={numeric}>
            {money(line.fullPrice * line.quantity)}
          </Text>
        )}
      </Box>
    </Group>
  );
}
