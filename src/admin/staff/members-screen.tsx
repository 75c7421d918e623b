import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import type { StaffMember } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';
import type { KeyOf, Print } from '../i18n/text-part.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { useFormat } from '../ui/use-format.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberMenu } from './member-menu.tsx';
import { membersTexts } from './members.texts.ts';
import { PolicyCard } from './policy-card.tsx';
import { RolesCard } from './roles-card.tsx';

const tones = { active: 'good', invited: 'info', disabled: 'plain' } as const;

/** Who works here, what they may do, and how they come in. */
export function Component() {
  const t = useTexts(membersTexts);
  const [isInviting, dialog] = useDisclosure(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff'],
    queryFn: () => api.get<StaffMember[]>('/admin/staff'),
  });
  const columns = useColumns();
  return (
    <Page
      title={t('title')}
      actions={
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={dialog.open}>
          {t('invite')}
        </Button>
      }
    >
      {data?.length === 1 && (
        <Alert variant="light" color="ink">
          {t('onlyYou')}
        </Alert>
      )}
      <Card>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={3} />}
        {data && <DataTable caption={t('caption')} columns={columns} rows={data} rowId={({ id }) => id} />}
      </Card>
      <RolesCard />
      <PolicyCard />
      <InviteDialog opened={isInviting} onClose={dialog.close} />
    </Page>
  );
}

function useColumns(): Column<StaffMember>[] {
  const t = useTexts(membersTexts);
  const { formatTime } = useFormat();
  const ownId = useSession((state) => state.account?.id);
  return [
    {
      id: 'person',
      header: t('person'),
      cell: (member) => {
        const { id, name, email, state } = member;
        return (
          <div>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                <bdi>{name || email}</bdi>
              </Text>
              {id === ownId && (
                <StateBadge tone="plain" size="sm">
                  {t('you')}
                </StateBadge>
              )}
            </Group>
            {name && (
              <Text size="xs" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
                {email}
              </Text>
            )}
            <Text size="xs" hiddenFrom="sm">
              {[nameRole(member, t), ...(state === 'active' ? [] : [t(state)])].join(' · ')}
            </Text>
          </div>
        );
      },
    },
    {
      id: 'role',
      header: t('role'),
      isSecondary: true,
      cell: (member) => (
        <Text size="sm">
          <bdi>{nameRole(member, t)}</bdi>
        </Text>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isSecondary: true,
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(state)}</StateBadge>,
    },
    {
      id: 'totp',
      header: t('twoFactor'),
      isSecondary: true,
      cell: ({ hasTotp }) => <Text size="sm">{t(hasTotp ? 'on' : 'off')}</Text>,
    },
    {
      id: 'signedIn',
      header: t('signedIn'),
      isSecondary: 'wide',
      isOneLine: true,
      cell: ({ signedInAt }) => (
        <Text size="sm">{signedInAt === null ? t('never') : formatTime(signedInAt)}</Text>
      ),
    },
    {
      id: 'menu',
      header: '',
      align: 'end',
      width: 48,
      cell: (member) => <MemberMenu member={member} isSelf={member.id === ownId} />,
    },
  ];
}

function nameRole({ role, roleName }: StaffMember, t: Print<KeyOf<typeof membersTexts>>): string {
  return role === 'custom' ? roleName : t(role);
}
