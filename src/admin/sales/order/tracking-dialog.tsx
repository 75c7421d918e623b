import { Text, TextInput } from '@mantine/core';

import type { Tracking } from '#domain/schemas/manage-orders.schema.ts';

import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { orderTexts } from './order.texts.ts';

interface TrackingDialogProps {
  title: string;
  text?: string;
  submitLabel: string;
  tracking: Tracking;
  onSubmit(tracking: Tracking): Promise<void>;
  onClose(): void;
}

/** Asks for the number of a parcel, and where to follow it. */
export function TrackingDialog({
  title,
  text,
  submitLabel,
  tracking,
  onSubmit,
  onClose,
}: TrackingDialogProps) {
  const t = useTexts(orderTexts);
  const { form, isSending, submit } = useServerForm({
    initialValues: { number: tracking.number, url: tracking.url },
    send: async (values) => {
      try {
        await onSubmit(values);
        onClose();
      } catch (error) {
        throw error instanceof ApiError ? unwrap(error) : error;
      }
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      {text && <Text size="sm">{text}</Text>}
      <TextInput
        label={t('trackingNumber')}
        maxLength={100}
        data-autofocus
        {...form.getInputProps('number')}
      />
      <TextInput
        label={t('trackingUrl')}
        type="url"
        placeholder="https://"
        maxLength={1000}
        {...form.getInputProps('url')}
      />
    </FormDialog>
  );
}

/** Within a move the fields stand under `tracking`. */
function unwrap(error: ApiError): ApiError {
  const inner = error.children['tracking']?.children;
  if (!inner) return error;
  return new ApiError(error.status, { message: error.message, code: error.code, children: inner });
}
