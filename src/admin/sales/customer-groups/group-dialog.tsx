import { Textarea, TextInput } from '@mantine/core';

import type { CustomerGroup, CustomerGroupInput } from '#domain/schemas/customer-group.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { customerGroupsTexts } from './customer-groups.texts.ts';

interface GroupDialogProps {
  /** Null for a new one. */
  group: CustomerGroup | null;
  onClose(): void;
  onSaved(group: CustomerGroup): Promise<void>;
}

/** Name and note of a group of customers. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const t = useTexts(customerGroupsTexts);
  const { form, isSending, submit } = useServerForm<CustomerGroupInput & Record<string, unknown>>({
    initialValues: { name: group?.name ?? '', note: group?.note ?? '' },
    async send(values) {
      const saved = group
        ? await api.put<CustomerGroup>(`/admin/customer-groups/${group.id}`, values)
        : await api.post<CustomerGroup>('/admin/customer-groups', values);
      notifySuccess(t(group ? 'saved' : 'added'));
      onClose();
      await onSaved(saved);
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(group ? 'edit' : 'add')}
      submitLabel={t(group ? 'save' : 'create')}
      isSending={isSending}
      onSubmit={submit}
    >
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        maxLength={100}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('note')}
        description={t('noteHelp')}
        maxLength={1000}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
