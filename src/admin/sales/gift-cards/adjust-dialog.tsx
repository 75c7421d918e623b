import { Text, TextInput } from '@mantine/core';

import type { GiftCardDetail } from '#domain/schemas/gift-card.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { giftCardsTexts } from './gift-cards.texts.ts';

interface AdjustDialogProps {
  card: GiftCardDetail;
  onClose(): void;
  onAdjusted(card: GiftCardDetail): void;
}

/** Puts money on a card or takes some off. */
export function AdjustDialog({ card, onClose, onAdjusted }: AdjustDialogProps) {
  const t = useTexts(giftCardsTexts);
  const { formatMoney } = useFormat();
  const { id, balance, currency } = card;
  const { form, isSending, submit } = useServerForm<{ amount: number | null; reason: string }>({
    initialValues: { amount: null, reason: '' },
    async send(values) {
      const body = { ...values, balance };
      onAdjusted(await api.post<GiftCardDetail>(`/admin/gift-cards/${id}/adjustments`, body));
      notifySuccess(t('adjusted'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('adjust')}
      submitLabel={t('adjust')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm">{t('adjustText', { amount: formatMoney(balance, currency) })}</Text>
      <NumberField
        kind="money"
        currency={currency}
        label={t('amount', { currency })}
        min={-1_000_000_000}
        max={1_000_000_000}
        required
        data-autofocus
        {...numberFieldProps(form, 'amount')}
      />
      <TextInput label={t('reason')} required maxLength={500} {...form.getInputProps('reason')} />
    </FormDialog>
  );
}
