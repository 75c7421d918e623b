import { Text, Textarea } from '@mantine/core';

import { isSent as isOrderSent } from '#domain/returns.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { AdminReturn, OrderReturns } from '#domain/schemas/return.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { returnsTexts } from './returns.texts.ts';
import { useReturnChange } from './use-returns.ts';

interface AnswerDialogProps {
  order: OrderDetail;
  asked: AdminReturn;
  answer: 'approve' | 'decline';
  onClose(): void;
}

const texts = {
  approve: {
    title: 'approveTitle',
    submit: 'approve',
    label: 'instructions',
    help: 'instructionsHelp',
    state: 'state.approved',
  },
  decline: {
    title: 'declineTitle',
    submit: 'decline',
    label: 'why',
    help: 'whyHelp',
    state: 'state.declined',
  },
} as const;

/** What the buyer is told: how to send the goods, or why they are not taken back. */
export function AnswerDialog({ order, asked, answer, onClose }: AnswerDialogProps) {
  const t = useTexts(returnsTexts);
  const isSent = useMailState()?.isSent ?? true;
  const { apply } = useReturnChange(order);
  const { title, submit: submitLabel, label, help, state } = texts[answer];
  // Nothing has left the shop: there is nothing to send back.
  const endsOrder = answer === 'approve' && asked.withdrawnBy !== null && !isOrderSent(order.state);
  const { form, isSending, submit } = useServerForm({
    initialValues: { note: '' },
    send: async ({ note }) => {
      const path = `/admin/returns/${asked.id}/${answer}`;
      await apply(() => api.post<OrderReturns>(path, { version: asked.version, note }));
      notifySuccess(t('moved', { state: t(state) }));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(title)}
      submitLabel={t(endsOrder ? 'cancelOrder' : submitLabel)}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      {endsOrder && <Text size="sm">{t('cancelOrderText')}</Text>}
      <Textarea
        label={t(endsOrder ? 'note' : label)}
        {...(!endsOrder && { description: t(help) })}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        required={answer === 'decline'}
        data-autofocus
        {...form.getInputProps('note')}
      />
      {!isSent && <Text size="sm">{t('letterStays')}</Text>}
    </FormDialog>
  );
}
