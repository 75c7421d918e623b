import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { maskCardCode } from '#domain/gift-card-code.ts';
import { isAttemptState } from '#domain/payment-states.ts';
import type { OrderDetail, OrderPayment, OrderRefund } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useMethodName } from '../../delivery/use-method-texts.ts';
import { PaymentBadge } from '../order-badges.tsx';
import { orderTexts } from './order.texts.ts';
import { PaymentLink } from './payment-link.tsx';
import { namePayment } from './name-payment.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useOrderChange } from './use-order.ts';

/** Every attempt to pay with what became of it; cash with whether it is there. */
export function PaymentsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const methodName = useMethodName();
  return (
    <Card title={t('payments')}>
      <Group justify="space-between">
        <Text size="sm">{methodName(order.paymentMethod)}</Text>
        <PaymentBadge order={order} />
      </Group>
      {order.paymentState === 'cashSuccess' && <Cash order={order} />}
      <PaymentLink order={order} />
      {order.payments.map((payment) => (
        <Attempt key={payment.id} order={order} payment={payment} />
      ))}
      {order.payments.length === 0 && order.paymentState !== 'cashSuccess' && (
        <Text size="sm" c="gray.7">
          {t('noAttempts')}
        </Text>
      )}
    </Card>
  );
}

function Cash({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const { formatMoney } = useFormat();
  const { run, isBusy } = useOrderChange(order);
  const isOver = order.state === 'canceled' || order.state === 'returned';
  const amount = formatMoney(order.cash, order.currency);
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = useMay('refunds:write');
  const mayMark = useMay('orders:write');
  const mark = () =>
    run(() => api.put<OrderDetail>(`/admin/orders/${order.id}/cash`, { received: !order.cashReceived }));
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text size="sm">{t(order.cashReceived ? 'cashReceived' : 'cashDue', { amount })}</Text>
        {order.cashLeft > 0 && mayRefund && (
          <Button
            size="xs"
            variant={order.owed > 0 ? 'filled' : 'default'}
            onClick={() => setRefunding(true)}
          >
            {t('refund')}
          </Button>
        )}
        {mayMark && (order.cashReceived || !isOver) && order.refunded === 0 && (
          <Button
            variant={order.cashReceived ? 'subtle' : 'default'}
            size="xs"
            loading={isBusy}
            onClick={() => void mark()}
          >
            {t(order.cashReceived ? 'unmarkCash' : 'markCash')}
          </Button>
        )}
      </Group>
      <Refunds order={order} refunds={order.cashRefunds} />
      {isRefunding && <RefundDialog order={order} payment={null} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}

function Refunds({ order, refunds }: { order: OrderDetail; refunds: readonly OrderRefund[] }) {
  const t = useTexts(orderTexts);
  const { formatMoney, formatTime } = useFormat();
  return refunds.map(({ id, amount, status, credit, createdAt }) => (
    <Text key={id} size="sm" c="gray.7">
      {formatTime(createdAt)} · {formatMoney(-amount, order.currency)} ·{' '}
      {credit ? (
        <Anchor component={Link} to={`/gift-cards/${credit.id}`} size="sm" underline="always">
          {t('refundCredit', { card: maskCardCode(credit.last4) })}
        </Anchor>
      ) : (
        t(`refund.${status}`)
      )}
    </Text>
  ));
}

function Attempt({ order, payment }: { order: OrderDetail; payment: OrderPayment }) {
  const t = useTexts(orderTexts);
  const { formatMoney, formatTime } = useFormat();
  const methodName = useMethodName();
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = useMay('refunds:write');
  const money = (amount: number) => formatMoney(amount, order.currency);
  const provider = namePayment(payment, methodName);
  return (
    <Stack gap={4} pt="sm" style={{ borderBlockStart: '1px solid var(--mantine-color-gray-3)' }}>
      <Group justify="space-between" align="flex-start">
        <div style={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
          <Text size="sm" fw={600}>
            {t('amount', { amount: money(payment.amount), provider })}
            {isAttemptState(payment.state) && ` · ${t(`attempt.${payment.state}`)}`}
          </Text>
          <Text size="sm" c="gray.7">
            {formatTime(payment.createdAt)}
            {payment.providerId && ` · ${payment.providerId}`}
          </Text>
          {payment.giftCard && (
            <Anchor component={Link} to={`/gift-cards/${payment.giftCard.id}`} size="sm" underline="always">
              {t('openCard')}
            </Anchor>
          )}
          {payment.refunded > 0 && (
            <Text size="sm">{t('refundedSum', { amount: money(payment.refunded) })}</Text>
          )}
          <Refunds order={order} refunds={payment.refunds} />
        </div>
        {payment.isRefundable && mayRefund && (
          <Button
            size="xs"
            variant={order.owed > 0 || (payment.settles && order.surplus > 0) ? 'filled' : 'default'}
            onClick={() => setRefunding(true)}
          >
            {t('refund')}
          </Button>
        )}
      </Group>
      {payment.problems.map(({ reason, receivedAt }) => (
        <Alert key={receivedAt} color="red" variant="light" p="xs" c="dark">
          {t('problem', { provider, reason })}
        </Alert>
      ))}
      {isRefunding && <RefundDialog order={order} payment={payment} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}
