import { Switch, Text } from '@mantine/core';

import type { DownloadRenewal, OrderDownloads } from '#domain/schemas/download.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { downloadsTexts } from './downloads.texts.ts';

interface RenewDialogProps {
  /** Of the file. */
  name: string;
  /** Of the link in the API. */
  path: string;
  limits: OrderDownloads['limits'];
  onClose(): void;
  onChanged(downloads: OrderDownloads): void;
}

/** Gives a link downloads and days from now on. */
export function RenewDialog({ name, path, limits, onClose, onChanged }: RenewDialogProps) {
  const t = useTexts(downloadsTexts);
  const { form, isSending, submit } = useServerForm<Record<string, unknown> & DownloadRenewal>({
    initialValues: { ...limits, notify: true },
    async send(values) {
      onChanged(await api.post<OrderDownloads>(`${path}/renew`, values));
      notifySuccess(t('renewed'));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('renewTitle')}
      submitLabel={t('renew')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <NumberField
        kind="count"
        label={t('downloads')}
        min={1}
        max={1000}
        required
        data-autofocus
        {...numberFieldProps(form, 'downloads')}
      />
      <NumberField
        kind="count"
        label={t('days')}
        min={1}
        max={3650}
        required
        {...numberFieldProps(form, 'days')}
      />
      <Switch
        label={t('notify')}
        description={t('notifyHint')}
        {...form.getInputProps('notify', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
