import { isOrderStateCode } from '#domain/order-states.ts';
import { returnStates } from '#domain/returns.ts';
import type { OrderEvent } from '#domain/schemas/manage-orders.schema.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import type { stateTexts } from '../states.texts.ts';
import type { orderTexts } from './order.texts.ts';

type OrderText = Print<KeyOf<typeof orderTexts>>;
type StateText = Print<KeyOf<typeof stateTexts>>;

const paymentKeys = {
  completed: 'pay.paid',
  pending: 'pay.pending',
  new: 'pay.unpaid',
  cashSuccess: 'pay.cashDue',
  canceled: 'pay.canceled',
} as const;
const refundKeys = {
  money: 'event.refund',
  credit: 'event.refundCredit',
  exchange: 'event.refundExchange',
} as const;
const reasons = ['customer', 'confirmed', 'expired', 'staff', 'payment', '1c'] as const;

/** One thing that happened to an order, in words. */
export function describeEvent(
  event: OrderEvent,
  t: OrderText,
  nameOf: StateText,
  money: (amount: number) => string,
): string {
  const { kind, from, to, reason, amount, changes } = event;
  const state = (code: string) => (isOrderStateCode(code) ? nameOf(code) : code);
  switch (kind) {
    case 'state': {
      const move = t('event.state', { from: state(from), to: state(to) });
      const why = reasons.find((known) => known === reason);
      return why && why !== 'staff' ? `${move}. ${t(`reason.${why}`)}` : move;
    }
    case 'payment':
      return t('event.payment', {
        to: nameOf(to in paymentKeys ? paymentKeys[to as keyof typeof paymentKeys] : 'pay.failed'),
      });
    case 'contact':
      return t('event.contact');
    case 'tracking':
      return to === '' ? t('event.noTracking') : t('event.tracking', { to });
    case 'placed':
      return t('event.placed');
    case 'cash':
      if (reason === 'card') return t('event.cash.card');
      return [
        t(to === 'received' ? 'event.cash.received' : 'event.cash.due'),
        ...(reason === '1c' ? [t('reason.1c')] : []),
      ].join('. ');
    case 'refund':
      return t(refundKeys[reason === 'credit' || reason === 'exchange' ? reason : 'money'], {
        amount: money(amount ?? 0),
      });
    case 'return':
      return t(`event.return.${returnStates.find((state) => state === to) ?? 'requested'}`);
    case 'account':
      return t('event.account');
    case 'edit':
      return [t('event.edit'), ...changes.map((change) => describeChange(change, t, money))].join('. ');
    case 'mail':
      return t('event.mail', { mail: t(reason as 'mail.order-placed') });
  }
}

function describeChange(
  { what, name, from, to }: OrderEvent['changes'][number],
  t: OrderText,
  money: (amount: number) => string,
): string {
  if (what === 'line') {
    if (from === 0) return t('change.added', { name, count: String(to) });
    if (to === 0) return t('change.removed', { name });
    return t('change.pieces', { name, from: String(from), to: String(to) });
  }
  if (what === 'discount' && to > 0) return t('change.discount', { name, amount: money(to) });
  if (what === 'discount') return t('change.noDiscount');
  return t(`change.${what}`, { from: money(from), to: money(to) });
}
