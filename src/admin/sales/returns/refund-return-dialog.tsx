import { Checkbox, Text } from '@mantine/core';

import { toMajor, toMinor } from '#domain/money.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { AdminReturn, OrderReturns } from '#domain/schemas/return.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { CreditChoice } from '../order/credit-choice.tsx';
import { returnsTexts } from './returns.texts.ts';
import { useReturnChange } from './use-returns.ts';

interface RefundReturnDialogProps {
  order: OrderDetail;
  returns: OrderReturns;
  asked: AdminReturn;
  onClose(): void;
}

/** What the pieces cost goes back, and the delivery's price by choice; the server computes it anew. */
export function RefundReturnDialog({ order, returns, asked, onClose }: RefundReturnDialogProps) {
  const t = useTexts(returnsTexts);
  const { formatMoney } = useFormat();
  const { apply } = useReturnChange(order);
  const { form, isSending, submit } = useServerForm({
    initialValues: { withDelivery: false, asCredit: false },
    send: async ({ withDelivery, asCredit }) => {
      await apply(() =>
        api.post<OrderReturns>(`/admin/returns/${asked.id}/refund`, {
          version: asked.version,
          delivery: withDelivery ? returns.deliveryLeft : 0,
          asCredit,
        }),
      );
      notifySuccess(t('refundSent'));
      onClose();
    },
  });
  const money = (amount: number) => formatMoney(amount, returns.currency);
  const delivery = form.values.withDelivery ? returns.deliveryLeft : 0;
  const sum = toMajor(toMinor(asked.proposed) + toMinor(delivery));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('refundTitle')}
      submitLabel={t('refund', { amount: money(sum) })}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <Text size="sm">{t(textOf(returns, form.values.asCredit))}</Text>
      {returns.deliveryLeft > 0 && (
        <Checkbox
          label={t('withDelivery', { amount: money(returns.deliveryLeft) })}
          {...form.getInputProps('withDelivery', { type: 'checkbox' })}
        />
      )}
      {returns.refundBy !== 'card' && !order.isSample && (
        <CreditChoice
          checked={form.values.asCredit}
          onChange={(asCredit) => form.setFieldValue('asCredit', asCredit)}
        />
      )}
      <Text fw={600} role="status">
        {t('refundSum', { amount: money(sum) })}
      </Text>
    </FormDialog>
  );
}

function textOf({ refundBy }: OrderReturns, asCredit: boolean) {
  if (asCredit) return 'refundCreditText';
  return refundBy === 'cash' ? 'refundCashText' : 'refundText';
}
