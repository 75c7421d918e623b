import { Button, Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import type { StaffRoleSettings } from '#domain/schemas/staff.schema.ts';
import { managerRights, staffRightGroups, type StaffRight } from '#domain/staff-rights.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { isImplied } from './list-rights.ts';
import { rolesTexts } from './roles.texts.ts';

interface RoleDialogProps {
  /** Undefined: a new one. */
  role: StaffRoleSettings | undefined;
  onClose(): void;
}

const hints = {
  'content:write': 'right.content:write.hint',
  'site:write': 'right.site:write.hint',
  'layers:write': 'right.layers:write.hint',
} as const;

/** A role's name, and what it may. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const t = useTexts(rolesTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { name: role?.name ?? '', rights: role?.rights ?? [] },
    async send({ name, rights }) {
      const input = { name, rights: rights.filter((right) => !isImplied(right, rights)) };
      if (role) await api.put(`/admin/staff-roles/${role.id}`, input);
      else await api.post('/admin/staff-roles', input);
      notifySuccess(t('saved'));
      onClose();
      await client.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  const { rights } = form.values;
  const error = form.errors['rights'];

  function toggle(right: StaffRight): void {
    form.setFieldValue(
      'rights',
      rights.includes(right) ? rights.filter((given) => given !== right) : [...rights, right],
    );
  }

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={role ? t('changeTitle', { name: role.name }) : t('addTitle')}
      submitLabel={t('save')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
      noValidate
    >
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        maxLength={60}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
      {Object.entries(staffRightGroups).map(([group, offered]) => (
        <Fieldset key={group} legend={t(`group.${group as keyof typeof staffRightGroups}`)}>
          <Stack gap="xs">
            {offered.map((right) => (
              <Checkbox
                key={right}
                label={t(`right.${right}`)}
                description={right in hints ? t(hints[right as keyof typeof hints]) : undefined}
                checked={rights.includes(right) || isImplied(right, rights)}
                disabled={isImplied(right, rights)}
                onChange={() => toggle(right)}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
      <Button
        variant="subtle"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => form.setFieldValue('rights', [...managerRights])}
      >
        {t('asManager')}
      </Button>
      <Text size="sm" c="gray.7">
        {t('adminAlone')}
      </Text>
    </FormDialog>
  );
}
