import { useRef, useState } from 'react';

import type { OrderDetail, OrderPayment } from '#domain/schemas/manage-orders.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { orderTexts } from './order.texts.ts';
import { wishOf, type RefundChoice } from './refund-choice.ts';
import { useOrderRefresh } from './use-order.ts';

interface SendRefundInput {
  order: OrderDetail;
  /** Null: cash. */
  payment: OrderPayment | null;
  onDone(): void;
}

/** Sends a refund once, however often it is asked for. */
export function useSendRefund({ order, payment, onDone }: SendRefundInput) {
  const t = useTexts(orderTexts);
  const refresh = useOrderRefresh(order);
  // A second press, or a try after a lost answer, is the same refund; another choice is another one.
  const asked = useRef({ wish: '', key: '' });
  const [isSending, setSending] = useState(false);

  async function send(choice: RefundChoice): Promise<void> {
    setSending(true);
    try {
      const wish: RefundWish = wishOf(choice, order);
      const text = JSON.stringify(wish);
      if (asked.current.wish !== text) asked.current = { wish: text, key: crypto.randomUUID() };
      const idempotencyKey = asked.current.key;
      const path = payment
        ? `/admin/payments/${payment.id}/refund`
        : `/admin/orders/${order.id}/cash-refunds`;
      const answer = await api.post<{ status?: 'done' | 'pending' }>(path, wish, {}, { idempotencyKey });
      if (choice.asCredit) notifySuccess(t('refundCredited'));
      else if (!payment) notifySuccess(t('refundRecorded'));
      else notifySuccess(t(answer.status === 'pending' ? 'refundPending' : 'refundDone'));
      onDone();
      await refresh();
    } catch (error) {
      notifyFailure(error);
    }
    setSending(false);
  }

  return { isSending, send };
}
