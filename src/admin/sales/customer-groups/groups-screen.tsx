import { Anchor, Button, Paper, Text } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { CustomerGroup } from '#domain/schemas/customer-group.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { customerGroupsTexts } from './customer-groups.texts.ts';
import { GroupDialog } from './group-dialog.tsx';
import { groupsKey, useGroups } from './use-groups.ts';

/** All groups of customers; new ones are made here. */
export function Component() {
  const t = useTexts(customerGroupsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const columns = useColumns();
  const mayEdit = useMay('customers:write');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useGroups();
  const add = mayEdit && (
    <Button onClick={() => setAdding(true)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} backTo="/customers" actions={data && data.length > 0 && add}>
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={4} />}
        {data?.length === 0 && (
          <EmptyState icon={IconUsersGroup} title={t('empty')} text={t('emptyText')} action={add} />
        )}
        {data && data.length > 0 && (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            onRowClick={({ id }) => void navigate(`/customers/groups/${id}`)}
          />
        )}
      </Paper>
      {isAdding && (
        <GroupDialog
          group={null}
          onClose={() => setAdding(false)}
          onSaved={async ({ id }) => {
            await client.invalidateQueries({ queryKey: groupsKey });
            await navigate(`/customers/groups/${id}`);
          }}
        />
      )}
    </Page>
  );
}

function useColumns(): Column<CustomerGroup>[] {
  const t = useTexts(customerGroupsTexts);
  const { formatNumber } = useFormat();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ id, name, note }) => (
        <>
          <Anchor
            component={Link}
            to={`/customers/groups/${id}`}
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Anchor>
          {note !== '' && (
            <Text size="sm" c="gray.7" lineClamp={2} dir="auto">
              {note}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'promotions',
      header: t('promotions'),
      align: 'end',
      isSecondary: true,
      isOneLine: true,
      cell: ({ promotions }) => formatNumber(promotions.length),
    },
    {
      id: 'members',
      header: t('members'),
      align: 'end',
      isOneLine: true,
      cell: ({ members }) => formatNumber(members),
    },
  ];
}
