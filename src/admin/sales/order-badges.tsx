import { Badge, Group } from '@mantine/core';

import { orderStates, type OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { SampleBadge } from '../ui/sample-badge.tsx';
import { isUnconfirmed } from './order/order-moves.ts';
import { stateTexts } from './states.texts.ts';

/** Colours are the shop's own, as customers see them. */
export function StateBadge({
  state,
  isUnconfirmed = false,
  size = 'md',
}: {
  state: OrderStateCode;
  /** It is new and waits for its confirmation, not for money. */
  isUnconfirmed?: boolean;
  size?: 'md' | 'lg' | undefined;
}) {
  const t = useTexts(stateTexts);
  return (
    <Badge color={orderStates[state].color} variant="filled" tt="none" fw={600} size={size} miw="max-content">
      {t(isUnconfirmed ? 'unconfirmed' : state)}
    </Badge>
  );
}

interface Money {
  paymentState: PaymentState;
  cashReceived: boolean;
  total: number;
  refunded: number;
  rest: number;
}

type PaymentWord =
  | 'partlyPaid'
  | 'refunded'
  | 'partlyRefunded'
  | 'paid'
  | 'cashReceived'
  | 'cashDue'
  | 'pending'
  | 'unpaid'
  | 'failed'
  | 'canceled';

function wordOf({ paymentState, cashReceived, total, refunded, rest }: Money): PaymentWord {
  if (rest > 0) return 'partlyPaid';
  if (refunded > 0) return refunded < total ? 'partlyRefunded' : 'refunded';
  if (paymentState === 'completed') return 'paid';
  if (paymentState === 'cashSuccess') return cashReceived ? 'cashReceived' : 'cashDue';
  if (paymentState === 'pending') return 'pending';
  if (paymentState === 'new') return 'unpaid';
  return paymentState === 'canceled' ? 'canceled' : 'failed';
}

/** Dark text on a pale ground: the state of an order is what stands out. */
const colors: Record<PaymentWord, { background: string; text: string }> = {
  partlyPaid: { background: 'yellow.1', text: '#5c3d00' },
  refunded: { background: 'gray.2', text: '#33383e' },
  partlyRefunded: { background: 'yellow.1', text: '#5c3d00' },
  paid: { background: 'teal.1', text: '#0b4f3c' },
  cashReceived: { background: 'teal.1', text: '#0b4f3c' },
  cashDue: { background: 'yellow.1', text: '#5c3d00' },
  pending: { background: 'blue.1', text: '#123e73' },
  unpaid: { background: 'gray.2', text: '#33383e' },
  failed: { background: 'red.1', text: '#7a1212' },
  canceled: { background: 'gray.2', text: '#33383e' },
};

/** Whether the money is there. */
export function PaymentBadge({ order, size = 'md' }: { order: Money; size?: 'md' | 'lg' | undefined }) {
  const t = useTexts(stateTexts);
  const word = wordOf(order);
  const { background, text } = colors[word];
  return (
    <Badge bg={background} c={text} variant="light" tt="none" fw={600} size={size} miw="max-content">
      {t(`pay.${word}`)}
    </Badge>
  );
}

interface OrderBadgesProps {
  order: Money & { state: OrderStateCode; isSample: boolean };
  size?: 'lg' | undefined;
}

/** State, money and whether it is a sample. Of an order that is paid the payment says nothing more. */
export function OrderBadges({ order, size }: OrderBadgesProps) {
  return (
    <Group gap={6}>
      <StateBadge state={order.state} isUnconfirmed={isUnconfirmed(order)} size={size} />
      {!(order.state === 'paid' && wordOf(order) === 'paid') && <PaymentBadge order={order} size={size} />}
      {order.isSample && <SampleBadge size={size} />}
    </Group>
  );
}
