import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { StaffRoleSettings } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useRun } from '../ui/use-run.ts';
import { listRights } from './list-rights.ts';
import { RoleDialog } from './role-dialog.tsx';
import { rolesTexts } from './roles.texts.ts';
import { useRoles } from './use-roles.ts';

/** The roles that there are, and those of the shop's own to change. */
export function RolesCard() {
  const t = useTexts(rolesTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useRoles();
  const [edited, setEdited] = useState<{ role: StaffRoleSettings | undefined } | null>(null);
  const { run, isBusy } = useRun((path: string) => api.delete(path));

  async function remove({ id, name }: StaffRoleSettings): Promise<void> {
    const isWanted = await confirmAction({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!isWanted) return;
    await run(`/admin/staff-roles/${id}`, t('removed', { name }));
    await client.invalidateQueries({ queryKey: ['staff'] });
  }

  return (
    <Card title={t('title')} text={t('text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 20 }}>
        <RoleItem name={t('admin')} text={t('adminHint')} />
        <RoleItem name={t('manager')} text={t('managerHint')} />
        {data?.map((role) => (
          <RoleItem
            key={role.id}
            name={role.name}
            note={t('members', { count: role.members })}
            text={listRights(role.rights, t).join(' · ')}
          >
            <Group gap="xs">
              <Button
                variant="default"
                size="sm"
                aria-label={t('changeRole', { name: role.name })}
                onClick={() => setEdited({ role })}
              >
                {t('change')}
              </Button>
              {role.members === 0 && (
                <Button
                  variant="subtle"
                  c="red.9"
                  size="sm"
                  loading={isBusy}
                  aria-label={t('removeRole', { name: role.name })}
                  onClick={() => void remove(role)}
                >
                  {t('remove')}
                </Button>
              )}
            </Group>
          </RoleItem>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited({ role: undefined })}
        >
          {t('add')}
        </Button>
      </Group>
      {edited && <RoleDialog {...edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

interface RoleItemProps {
  name: string;
  /** How many have it. */
  note?: string;
  text: string;
  children?: ReactNode;
}

function RoleItem({ name, note, text, children }: RoleItemProps) {
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 260px' }}>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
            {note !== undefined && (
              <Text span c="gray.7" fw={400}>
                {' · '}
                {note}
              </Text>
            )}
          </Text>
          <Text size="sm" c="gray.7">
            {text}
          </Text>
        </div>
        {children}
      </Group>
    </li>
  );
}
