import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { CustomerGroup } from '#domain/schemas/customer-group.schema.ts';
import type { CustomerList, CustomerRow } from '#domain/schemas/customer.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { customerGroupsTexts } from './customer-groups.texts.ts';

const perPage = 50;

interface MembersCardProps {
  group: CustomerGroup;
  mayEdit: boolean;
  onChanged(): Promise<void>;
}

/** Who is in a group, newest accounts first. */
export function MembersCard({ group, mayEdit, onChanged }: MembersCardProps) {
  const t = useTexts(customerGroupsTexts);
  const [{ q, offset }, change] = useUrlState({ q: '', offset: '0' });
  const query = { group: group.id, q, offset, limit: perPage };
  const list = useQuery({
    queryKey: ['customers', query],
    queryFn: ({ signal }) => api.get<CustomerList>('/admin/customers', query, signal),
    placeholderData: keepPreviousData,
  });
  const { run, isBusy } = useRun(async (customerId: number) => {
    await api.delete(`/admin/customer-groups/${group.id}/members/${customerId}`);
    await onChanged();
  });
  const columns = useColumns(
    mayEdit ? { isBusy, onTakeOut: (customerId) => void run(customerId, t('takenOut')) } : null,
  );
  return (
    <Card title={t('members')}>
      {(group.members > 0 || q !== '') && (
        <SearchInput value={q} onChange={(text) => change({ q: text })} placeholder={t('search')} />
      )}
      <PagedTable
        query={list}
        rowsOf={({ customers }) => customers}
        nothing={<Text c="gray.7">{t(q === '' ? (mayEdit ? 'noMembers' : 'nobodyYet') : 'nothing')}</Text>}
        caption={t('members')}
        columns={columns}
        rowId={({ email }) => email}
        offset={offset}
        limit={perPage}
        onOffset={(next) => change({ offset: next })}
      />
    </Card>
  );
}

function useColumns(
  taking: { isBusy: boolean; onTakeOut(customerId: number): void } | null,
): Column<CustomerRow>[] {
  const t = useTexts(customerGroupsTexts);
  const { formatNumber, formatDate } = useFormat();
  const name = ({ name: written, email }: CustomerRow) => written || email;
  return [
    {
      id: 'customer',
      header: t('customer'),
      cell: (customer) => (
        <>
          <Anchor component={Link} to={`/customers/${customer.id}`} fw={600}>
            <bdi>{name(customer)}</bdi>
          </Anchor>
          {customer.name !== '' && (
            <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{customer.email}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'last',
      header: t('lastOrder'),
      isSecondary: true,
      isOneLine: true,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? t('never') : formatDate(lastOrderAt)),
    },
    {
      id: 'orders',
      header: t('orders'),
      align: 'end',
      isSecondary: true,
      cell: ({ orders }) => formatNumber(orders),
    },
    ...(taking
      ? [
          {
            id: 'take-out',
            header: '',
            align: 'end' as const,
            width: 48,
            cell: (customer: CustomerRow) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('takeOut', { name: name(customer) })}
                disabled={taking.isBusy}
                onClick={() => customer.id !== null && taking.onTakeOut(customer.id)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            ),
          },
        ]
      : []),
  ];
}
