import { Radio, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';

import type { StaffMember } from '#domain/schemas/staff.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { listRights } from './list-rights.ts';
import { rolesTexts } from './roles.texts.ts';
import { useRoles } from './use-roles.ts';

type Role = Pick<StaffMember, 'role' | 'roleId'>;

/** A role as one value of a form: those of the shop's own are told by their ids. */
export function toChoice({ role, roleId }: Role): string {
  return roleId === null ? role : String(roleId);
}

export function fromChoice(choice: string): Role {
  if (choice === 'manager' || choice === 'admin') return { role: choice, roleId: null };
  return { role: 'custom', roleId: Number(choice) };
}

/** The roles to choose from, each with what it may. */
export function RoleChoice(props: Omit<ComponentProps<typeof Radio.Group>, 'children'>) {
  const t = useTexts(rolesTexts);
  const { data: roles = [] } = useRoles();
  return (
    <Radio.Group {...props}>
      <Stack gap="xs" mt={6}>
        <Radio value="manager" label={t('manager')} description={t('managerHint')} />
        {roles.map(({ id, name, rights }) => (
          <Radio
            key={id}
            value={String(id)}
            label={<bdi>{name}</bdi>}
            description={listRights(rights, t).join(' · ')}
          />
        ))}
        <Radio value="admin" label={t('admin')} description={t('adminHint')} />
      </Stack>
    </Radio.Group>
  );
}
