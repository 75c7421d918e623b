import { Anchor, Button, Group, Paper, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconUpload, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';

import { formatPhone } from '#domain/phone-format.ts';
import {
  customerKinds,
  customerSorts,
  type CustomerList,
  type CustomerRow,
} from '#domain/schemas/customer.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { useGroups } from '../customer-groups/use-groups.ts';
import { customersTexts } from './customers.texts.ts';

const perPage = 50;

export function Component() {
  const t = useTexts(customersTexts);
  const navigate = useNavigate();
  const columns = useColumns();
  const mayImport = useMay('customers:write');
  const [filters, change] = useUrlState({ q: '', kind: 'account', group: '', sort: 'newest', offset: '0' });
  const { group, ...others } = filters;
  const query = { ...others, ...(group !== '' && { group }), limit: perPage };
  const isAll = filters.q === '' && group === '';
  const list = useQuery({
    queryKey: ['customers', query],
    queryFn: ({ signal }) => api.get<CustomerList>('/admin/customers', query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            component={Link}
            to="/customers/groups"
            variant="default"
            leftSection={<IconUsersGroup size={16} aria-hidden />}
          >
            {t('groups')}
          </Button>
          {mayImport && (
            <Button
              component={Link}
              to="/customers/import"
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              {t('import')}
            </Button>
          )}
        </>
      }
    >
      <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
        <Stack gap="md">
          <Group gap="sm">
            <SegmentedControl
              aria-label={t('kinds')}
              data={customerKinds.map((value) => ({ value, label: t(value) }))}
              value={filters.kind}
              onChange={(kind) => change({ kind, group: '' })}
            />
            <SearchInput value={filters.q} onChange={(q) => change({ q })} placeholder={t('search')} />
            {filters.kind === 'account' && (
              <GroupFilter value={group} onChange={(next) => change({ group: next })} />
            )}
            <Select
              aria-label={t('sort')}
              data={customerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={filters.sort}
              onChange={(sort) => change({ sort: sort ?? 'newest' })}
              allowDeselect={false}
              w={{ base: '100%', xs: 180 }}
            />
          </Group>
          <PagedTable
            query={list}
            rowsOf={({ customers }) => customers}
            nothing={
              <EmptyState
                icon={IconUsers}
                title={t(isAll ? 'empty' : 'nothing')}
                text={t(isAll ? 'emptyText' : 'nothingText')}
              />
            }
            caption={t('title')}
            columns={columns}
            rowId={({ id, email }) => id ?? email}
            onRowClick={(customer) => void navigate(pathOf(customer))}
            offset={filters.offset}
            limit={perPage}
            onOffset={(next) => change({ offset: next })}
          />
        </Stack>
      </Paper>
    </Page>
  );
}

/** Nothing where the shop has no groups. */
function GroupFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useTexts(customersTexts);
  const { data: groups = [] } = useGroups();
  if (groups.length === 0) return null;
  return (
    <Select
      aria-label={t('group')}
      data={[
        { value: '', label: t('allGroups') },
        ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      allowDeselect={false}
      w={{ base: '100%', xs: 200 }}
    />
  );
}

/** A guest is known by orders alone. */
function pathOf({ id, email }: CustomerRow): string {
  return id === null ? `/orders?q=${encodeURIComponent(email)}` : `/customers/${id}`;
}

function useColumns(): Column<CustomerRow>[] {
  const t = useTexts(customersTexts);
  const { formatMoney, formatDate, formatNumber } = useFormat();
  return [
    {
      id: 'customer',
      header: t('customer'),
      cell: (customer) => (
        <>
          <Group gap={6}>
            <Anchor component={Link} to={pathOf(customer)} fw={600}>
              <bdi>{customer.name || t('nobody')}</bdi>
            </Anchor>
            {customer.isSample && <SampleBadge />}
          </Group>
          <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{customer.email}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'phone',
      header: t('phone'),
      isSecondary: true,
      isOneLine: true,
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      id: 'since',
      header: t('since'),
      isSecondary: 'wide',
      isOneLine: true,
      cell: ({ since }) => formatDate(since),
    },
    {
      id: 'last',
      header: t('lastOrder'),
      isSecondary: true,
      isOneLine: true,
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : t('never')),
    },
    { id: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => formatNumber(orders) },
    {
      id: 'spent',
      header: t('spent'),
      align: 'end',
      isOneLine: true,
      cell: ({ spent }) =>
        spent.map(({ currency, amount }) => (
          <Text key={currency} size="sm">
            {formatMoney(amount, currency)}
          </Text>
        )),
    },
  ];
}
