import { Anchor, Box, Button, Paper, Stack, Text } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import type { ImportedOrderList, ImportedOrderRow } from '#domain/schemas/imported-order.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ImportedState } from './imported-state.tsx';
import { importedOrdersTexts } from './imported-orders.texts.ts';
import { useSourceName } from './use-source-name.ts';

const perPage = 50;

/** Orders of the former shop: an archive to look things up in. */
export function Component() {
  const t = useTexts(importedOrdersTexts);
  const navigate = useNavigate();
  const columns = useColumns();
  const mayImport = useMay('customers:write');
  const [filters, change] = useUrlState({ q: '', user: '', offset: '0' });
  const { q, user, offset } = filters;
  const query = { ...(q !== '' && { q }), ...(user !== '' && { user }), offset, limit: perPage };
  const list = useQuery({
    queryKey: ['imported-orders', query],
    queryFn: ({ signal }) => api.get<ImportedOrderList>('/admin/imported-orders', query, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const isEmpty = data?.total === 0 && q === '' && user === '';
  const importButton = mayImport && (
    <Button component={Link} to="/orders/imported/import">
      {t('import')}
    </Button>
  );
  return (
    <Page title={t('title')} backTo="/orders" actions={!isEmpty && importButton}>
      {isEmpty ? (
        <EmptyState icon={IconArchive} title={t('empty')} text={t('emptyText')} action={importButton} />
      ) : (
        <>
          <Text c="gray.7">{t('about')}</Text>
          <Paper withBorder>
            <Stack gap="md" p={{ base: 'sm', sm: 'md' }}>
              <SearchInput value={q} onChange={(text) => change({ q: text })} placeholder={t('search')} />
              {user !== '' && (
                <Text size="sm" c="gray.7">
                  {t('ofCustomer')}
                </Text>
              )}
              <PagedTable
                query={list}
                rowsOf={({ orders }) => orders}
                nothing={<Text c="gray.7">{t('nothing')}</Text>}
                caption={t('title')}
                columns={columns}
                rowId={({ id }) => id}
                onRowClick={({ id }) => void navigate(`/orders/imported/${id}`)}
                offset={offset}
                limit={perPage}
                farthest={requestCaps.orderOffset}
                onOffset={(next) => change({ offset: next })}
              />
            </Stack>
          </Paper>
        </>
      )}
    </Page>
  );
}

function useColumns(): Column<ImportedOrderRow>[] {
  const t = useTexts(importedOrdersTexts);
  const nameSource = useSourceName();
  const { formatForeignMoney, formatDate, formatNumber } = useFormat();
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (order) => (
        <>
          <Anchor component={Link} to={`/orders/imported/${order.id}`} fw={700}>
            <bdi>{order.number}</bdi>
          </Anchor>
          <Text size="sm" c="gray.7" style={{ whiteSpace: 'nowrap' }}>
            {formatDate(order.placedAt)}
          </Text>
          <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{order.name || order.email || t('nobody')}</bdi>
          </Text>
          <Box mt={6} hiddenFrom="sm">
            <ImportedState state={order.state} />
          </Box>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      isSecondary: true,
      cell: ({ name, email }) => (
        <>
          <Text size="sm">
            <bdi>{name || t('nobody')}</bdi>
          </Text>
          <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'source',
      header: t('source'),
      isSecondary: 'wide',
      cell: ({ source }) => nameSource(source),
    },
    {
      id: 'pieces',
      header: t('pieces'),
      align: 'end',
      isSecondary: 'wide',
      cell: ({ pieces }) => formatNumber(pieces),
    },
    {
      id: 'state',
      header: t('state'),
      isSecondary: true,
      cell: ({ state }) => <ImportedState state={state} />,
    },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      isOneLine: true,
      cell: ({ total, currency }) => <Text fw={600}>{formatForeignMoney(total, currency)}</Text>,
    },
  ];
}
