import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import type { StaffMember } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { membersTexts } from './members.texts.ts';
import { fromChoice, RoleChoice, toChoice } from './role-choice.tsx';

/** Gives somebody another role. */
export function ChangeRoleDialog({ member, onClose }: { member: StaffMember; onClose(): void }) {
  const t = useTexts(membersTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { role: toChoice(member) },
    async send({ role }) {
      await api.put(`/admin/staff/${member.id}`, fromChoice(role));
      notifySuccess(t('changed'));
      onClose();
      await client.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('roleTitle', { name: member.name || member.email })}
      submitLabel={t('saveRole')}
      isSending={isSending}
      onSubmit={submit}
    >
      <Text size="sm" c="gray.7">
        {t('roleText')}
      </Text>
      <RoleChoice label={t('role')} {...form.getInputProps('role')} />
    </FormDialog>
  );
}
