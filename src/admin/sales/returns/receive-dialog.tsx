import { Checkbox, Stack, Text } from '@mantine/core';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { AdminReturn, OrderReturns } from '#domain/schemas/return.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { PieceLine } from '../piece-line.tsx';
import { returnsTexts } from './returns.texts.ts';
import { useReturnChange } from './use-returns.ts';

interface ReceiveDialogProps {
  order: OrderDetail;
  asked: AdminReturn;
  onClose(): void;
}

/** Which pieces have arrived, and which of them can be sold again. */
export function ReceiveDialog({ order, asked, onClose }: ReceiveDialogProps) {
  const t = useTexts(returnsTexts);
  const { apply } = useReturnChange(order);
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      lines: asked.lines.map(({ id, quantity }) => ({
        id,
        quantity: quantity as number | null,
        restock: true,
      })),
    },
    send: async ({ lines }) => {
      const wish = lines.map((line) => ({ ...line, quantity: line.quantity ?? 0 }));
      if (wish.every(({ quantity }) => quantity === 0)) {
        form.setErrors({ lines: t('nothingArrived') });
        return 'unsaved';
      }
      await apply(() =>
        api.post<OrderReturns>(`/admin/returns/${asked.id}/receive`, {
          version: asked.version,
          lines: wish,
        }),
      );
      notifySuccess(t('moved', { state: t('state.received') }));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('receiveTitle')}
      submitLabel={t('receive')}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <Text size="sm">{t('receiveText')}</Text>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {asked.lines.map((line, index) => {
          const name = nameWithVariant(line.title, line.options);
          return (
            <PieceLine
              key={line.id}
              name={name}
              label={t('piecesOf', { title: name, count: String(line.quantity) })}
              max={line.quantity}
              value={form.values.lines[index]?.quantity ?? null}
              onChange={(quantity) => form.setFieldValue(`lines.${index}.quantity`, quantity)}
            >
              <Checkbox
                label={t('restock')}
                aria-label={`${t('restock')}: ${name}`}
                {...form.getInputProps(`lines.${index}.restock`, { type: 'checkbox' })}
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
    </FormDialog>
  );
}
