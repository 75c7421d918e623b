import { Checkbox, Stack, Text } from '@mantine/core';

import { toMajor, toMinor } from '#domain/money.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { AdminReturn, OrderReturns, RefundWay } from '#domain/schemas/return.schema.ts';

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
    // Who withdraws gets the delivery back too (Directive 2011/83/EU, article 13).
    initialValues: { withDelivery: asked.withdrawnBy !== null && returns.deliveryLeft > 0, asCredit: false },
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
  // A refund that was begun has its delivery in it.
  const deliveryLeft = asked.refundState === null ? returns.deliveryLeft : 0;
  const delivery = form.values.withDelivery ? deliveryLeft : 0;
  const sum = toMajor(toMinor(asked.proposed) + toMinor(delivery));
  const parts = partsOf(returns, sum);
  const { asCredit } = form.values;
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
      <Text size="sm">{t(textOf(parts, asCredit))}</Text>
      {deliveryLeft > 0 && (
        <Checkbox
          label={t('withDelivery', { amount: money(deliveryLeft) })}
          {...form.getInputProps('withDelivery', { type: 'checkbox' })}
        />
      )}
      {returns.ways.some(({ by }) => by !== 'card') && !order.isSample && (
        <CreditChoice checked={asCredit} onChange={(checked) => form.setFieldValue('asCredit', checked)} />
      )}
      {parts.length > 1 && (
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {parts.map(({ by, amount }, index) => (
            <Text component="li" size="sm" key={index}>
              {t(`way.${asCredit && by !== 'card' ? 'credit' : by}`, { amount: money(amount) })}
            </Text>
          ))}
        </Stack>
      )}
      <Text fw={600} role="status">
        {t('refundSum', { amount: money(sum) })}
      </Text>
    </FormDialog>
  );
}

/** What goes back by which way; the server spreads it so. */
function partsOf({ ways }: OrderReturns, sum: number): { by: RefundWay; amount: number }[] {
  let rest = toMinor(sum);
  return ways.flatMap(({ by, left }) => {
    const amount = Math.min(rest, toMinor(left));
    rest -= amount;
    return amount > 0 ? [{ by, amount: toMajor(amount) }] : [];
  });
}

function textOf(parts: ReturnType<typeof partsOf>, asCredit: boolean) {
  if (asCredit) return 'refundCreditText';
  if (!parts.some(({ by }) => by === 'cash')) return 'refundText';
  return parts.length > 1 ? 'refundPartsText' : 'refundCashText';
}
