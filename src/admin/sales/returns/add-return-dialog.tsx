import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useRef } from 'react';

import { returnReasons, type ReturnReason } from '#domain/returns.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderReturns } from '#domain/schemas/return.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMailState } from '../../mail/use-mail.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { PieceLine } from '../piece-line.tsx';
import { returnsTexts } from './returns.texts.ts';
import { useReturnChange } from './use-returns.ts';

interface AddReturnDialogProps {
  order: OrderDetail;
  returns: OrderReturns;
  onClose(): void;
}

/** A return for a buyer who called or wrote. */
export function AddReturnDialog({ order, returns, onClose }: AddReturnDialogProps) {
  const t = useTexts(returnsTexts);
  const isSent = useMailState()?.isSent ?? true;
  const { apply } = useReturnChange(order);
  // A second press, or a try after a lost answer, is the same return.
  const key = useRef(crypto.randomUUID());
  const lines = returns.lines.filter(({ left }) => left > 0);
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      lines: lines.map(({ id }) => ({ id, quantity: 0 as number | null, reason: 'unsaid' as ReturnReason })),
      note: '',
    },
    send: async (values) => {
      const wanted = values.lines.flatMap((line) => (line.quantity ? [line] : []));
      if (wanted.length === 0) {
        form.setErrors({ lines: t('nothingChosen') });
        return 'unsaved';
      }
      await apply(() =>
        api.post<OrderReturns>(
          `/admin/orders/${order.id}/returns`,
          { lines: wanted, note: values.note },
          {},
          { idempotencyKey: key.current },
        ),
      );
      notifySuccess(t('added'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('addTitle', { number: order.number })}
      submitLabel={t('add')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
      noValidate
    >
      <Text size="sm">
        {t('addText')} {t(isSent ? 'letterGoes' : 'letterStays')}
      </Text>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map((line, index) => {
          const name = nameWithVariant(line.title, line.options);
          return (
            <PieceLine
              key={line.id}
              name={name}
              about={t('left', { count: String(line.left) })}
              label={t('piecesOf', { title: name, count: String(line.left) })}
              max={line.left}
              value={form.values.lines[index]?.quantity ?? null}
              onChange={(quantity) => form.setFieldValue(`lines.${index}.quantity`, quantity)}
            >
              <NativeSelect
                aria-label={t('reasonOf', { title: name })}
                data={returnReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
                {...form.getInputProps(`lines.${index}.reason`)}
              />
            </PieceLine>
          );
        })}
      </Stack>
      {form.errors['lines'] && (
        <Text size="sm" c="red.8" role="alert">
          {form.errors['lines']}
        </Text>
      )}
      <Textarea
        label={t('instructions')}
        description={t('instructionsHelp')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
