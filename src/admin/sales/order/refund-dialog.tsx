import { Button, Checkbox, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { toMajor, toMinor } from '#domain/money.ts';
import type { OrderDetail, OrderPayment } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useMethodName } from '../../delivery/use-method-texts.ts';
import { orderTexts } from './order.texts.ts';
import { CreditChoice } from './credit-choice.tsx';
import { deliveryLeftOf, emptyChoice, sumOfChoice, type RefundChoice } from './refund-choice.ts';
import { namePayment } from './name-payment.ts';
import { RefundLines } from './refund-lines.tsx';
import { useSendRefund } from './use-send-refund.ts';

interface RefundDialogProps {
  order: OrderDetail;
  /** Null: cash. */
  payment: OrderPayment | null;
  onClose(): void;
}

/** Gives money back the way it came, or as store credit: for chosen pieces and the delivery, or an amount. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  const t = useTexts(orderTexts);
  const ui = useTexts(uiTexts);
  const { formatMoney } = useFormat();
  const methodName = useMethodName();
  const { isSending, send } = useSendRefund({ order, payment, onDone: onClose });
  const hasLines = payment === null || payment.settles;
  // What is left over is of no line any more.
  const surplus = payment?.settles
    ? Math.min(order.surplus, toMajor(toMinor(payment.amount) - toMinor(payment.refunded)))
    : 0;
  const [choice, setChoice] = useState<RefundChoice>(() =>
    surplus > 0 ? { ...emptyChoice('amount'), amount: surplus } : emptyChoice(hasLines ? 'lines' : 'amount'),
  );

  const money = (minor: number) => formatMoney(toMajor(minor), order.currency);
  const left = payment ? toMinor(payment.amount) - toMinor(payment.refunded) : toMinor(order.cashLeft);
  const sum = sumOfChoice(choice, order);
  const isTooMuch = sum > left;

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={
        payment ? t('refundTitle', { provider: namePayment(payment, methodName) }) : t('refundCashTitle')
      }
      closeButtonProps={{ 'aria-label': ui('close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sum > 0 && !isTooMuch && !isSending) void send(choice);
        }}
      >
        <Stack>
          <Text size="sm">{t(textOf(payment, choice), { amount: money(left) })}</Text>
          {hasLines && (
            <SegmentedControl
              aria-label={t('refundHow')}
              data={[
                { value: 'lines', label: t('refundByLines') },
                { value: 'amount', label: t('refundByAmount') },
              ]}
              value={choice.by}
              onChange={(by) => setChoice({ ...choice, by: by === 'lines' ? 'lines' : 'amount' })}
            />
          )}
          {choice.by === 'lines' ? (
            <>
              <RefundLines order={order} choice={choice} onChange={setChoice} />
              {deliveryLeftOf(order) > 0 && (
                <Checkbox
                  label={t('refundDelivery', { amount: money(deliveryLeftOf(order)) })}
                  checked={choice.withDelivery}
                  onChange={(event) => setChoice({ ...choice, withDelivery: event.currentTarget.checked })}
                />
              )}
            </>
          ) : (
            <AmountField choice={choice} left={left} currency={order.currency} onChange={setChoice} />
          )}
          {!payment?.giftCard && !order.isSample && (
            <CreditChoice
              checked={choice.asCredit}
              onChange={(asCredit) => setChoice({ ...choice, asCredit })}
            />
          )}
          <Text fw={600} role="status" {...(isTooMuch && { c: 'red.8' })}>
            {isTooMuch
              ? t('refundTooMuch', { amount: money(left) })
              : !(sum > 0)
                ? t('refundNothing')
                : t('refundSum', { amount: money(sum) })}
          </Text>
          <Group gap="sm" justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" color="red.8" loading={isSending} disabled={!(sum > 0) || isTooMuch}>
              {t('refund')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface AmountFieldProps {
  choice: RefundChoice;
  /** Minor units. */
  left: number;
  currency: OrderDetail['currency'];
  onChange(choice: RefundChoice): void;
}

function AmountField({ choice, left, currency, onChange }: AmountFieldProps) {
  const t = useTexts(orderTexts);
  return (
    <Group align="flex-end">
      <NumberField
        kind="money"
        currency={currency}
        label={t('refundAmount', { currency })}
        min={0.01}
        max={toMajor(left)}
        data-autofocus
        value={choice.amount}
        onChange={(amount) => onChange({ ...choice, amount })}
      />
      <Button variant="subtle" onClick={() => onChange({ ...choice, amount: toMajor(left) })}>
        {t('refundWhole')}
      </Button>
    </Group>
  );
}

function textOf(payment: OrderPayment | null, { asCredit }: RefundChoice) {
  if (asCredit) return 'refundCreditText';
  if (!payment) return 'refundCashText';
  return payment.giftCard ? 'refundCardText' : 'refundText';
}
