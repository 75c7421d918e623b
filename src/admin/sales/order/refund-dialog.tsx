import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { OrderDetail, OrderPayment } from '#domain/schemas/order-desk.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { useMethodName } from '../order-badges.tsx';
import { orderTexts } from './order.texts.ts';
import { useOrderRefresh } from './use-order.ts';

interface RefundDialogProps {
  order: OrderDetail;
  payment: OrderPayment;
  onClose(): void;
}

/** Gives a payment back, whole or in part, through the provider that took it. */
export function RefundDialog({ order, payment, onClose }: RefundDialogProps) {
  const t = useTexts(orderTexts);
  const ui = useTexts(uiTexts);
  const { formatMoney } = useFormat();
  const methodName = useMethodName();
  const refresh = useOrderRefresh(order);
  // One for the dialog: a second press, or a try after a lost answer, is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const left = Math.round((payment.amount - payment.refunded) * 100) / 100;
  const { form, isSending, submit } = useServerForm<{ amount: number | null }>({
    initialValues: { amount: left },
    send: async ({ amount }) => {
      const { status } = await api.post<{ status: 'done' | 'pending' }>(
        `/admin/payments/${payment.id}/refund`,
        { amount },
        {},
        { idempotencyKey: `${key}-${amount}` },
      );
      notifySuccess(t(status === 'done' ? 'refundDone' : 'refundPending'));
      onClose();
      await refresh();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('refundTitle', { provider: methodName(payment.provider) })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      centered
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('refundText', { amount: formatMoney(left, order.currency) })}</Text>
          <NumberField
            kind="money"
            currency={order.currency}
            label={t('refundAmount', { currency: order.currency })}
            required
            withAsterisk={false}
            min={0.01}
            max={left}
            data-autofocus
            {...numberFieldProps(form, 'amount')}
          />
          <Group justify="space-between">
            <Button variant="subtle" onClick={() => form.setFieldValue('amount', left)}>
              {t('refundWhole')}
            </Button>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {ui('cancel')}
              </Button>
              <Button type="submit" color="red.8" loading={isSending}>
                {t('refund')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
