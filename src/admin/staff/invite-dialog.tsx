import { Select, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MailNotice } from '../mail/mail-notice.tsx';
import { useMailState } from '../mail/use-mail.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { languageChoices } from '../ui/language-choices.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { membersTexts } from './members.texts.ts';
import { fromChoice, RoleChoice } from './role-choice.tsx';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
}

export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const t = useTexts(membersTexts);
  const client = useQueryClient();
  const isSent = useMailState()?.isSent ?? true;
  const { form, isSending, submit } = useServerForm({
    initialValues: { email: '', name: '', role: 'manager', language: '' },
    async send(values) {
      await api.post('/admin/staff', { ...values, ...fromChoice(values.role) });
      notifySuccess(t(isSent ? 'sent' : 'kept', { email: values.email }));
      onClose();
      await client.invalidateQueries({ queryKey: ['staff'] });
      return 'again';
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('inviteTitle')}
      submitLabel={t(isSent ? 'send' : 'add')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" c="gray.7">
        {t(isSent ? 'inviteText' : 'inviteKept')}
      </Text>
      <MailNotice sendingOnly />
      <TextInput
        label={t('email')}
        type="email"
        required
        withAsterisk={false}
        data-autofocus
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <TextInput label={t('name')} maxLength={100} {...form.getInputProps('name')} />
      <RoleChoice label={t('role')} {...form.getInputProps('role')} />
      <Select
        label={t('language')}
        allowDeselect={false}
        data={[{ value: '', label: t('asShop') }, ...languageChoices]}
        {...form.getInputProps('language')}
      />
    </FormDialog>
  );
}
