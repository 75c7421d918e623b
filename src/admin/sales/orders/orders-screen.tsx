import { Anchor, Box, Button, Paper, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import { orderStateCodes } from '#domain/order-states.ts';
import type { OrderList, OrderRow } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { OrderBadges } from '../order-badges.tsx';
import { StateTabs } from '../state-tabs.tsx';
import { stateTexts } from '../states.texts.ts';
import { OrderFilterBar } from './order-filter-bar.tsx';
import { ordersTexts } from './orders.texts.ts';
import { openStates, ordersPerPage, useOrderFilters } from './use-order-filters.ts';

const listId = 'orders-list';
/** The list of an open tab shows new orders by itself. */
const refreshMs = 30_000;

export function Component() {
  const t = useTexts(ordersTexts);
  const nameOf = useTexts(stateTexts);
  const navigate = useNavigate();
  const columns = useColumns();
  const mayWrite = useMay('orders:write');
  const { filters, change, filterQuery, query, isFiltered, reset } = useOrderFilters();
  const list = useQuery({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => api.get<OrderList>('/admin/orders', query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { data } = list;
  const count = data?.total ?? 0;
  const all = data && Object.values(data.counts).reduce((sum, each) => sum + each, 0);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <OtherLists />
          <ExportMenu
            path="/admin/orders/export"
            query={filterQuery}
            label={t('export')}
            hint={t('export.hint', { count })}
            isEmpty={count === 0}
            nameSeparator={(separator) => t(`export.${separator}`)}
          />
          {mayWrite && (
            <Button component={Link} to="/orders/drafts/new" leftSection={<IconPlus size={16} aria-hidden />}>
              {t('new')}
            </Button>
          )}
        </>
      }
    >
      {all === 0 && !isFiltered ? (
        <NoOrders />
      ) : (
        <Paper withBorder>
          <StateTabs
            label={t('states')}
            names={{ all: t('all'), open: t('open'), of: nameOf }}
            states={orderStateCodes}
            open={openStates}
            counts={data?.counts}
            value={filters.state}
            onChange={(state) => change({ state })}
            controls={listId}
          />
          <Stack gap="md" p={{ base: 'sm', sm: 'md' }} id={listId}>
            <OrderFilterBar filters={filters} change={change} isFiltered={isFiltered} reset={reset} />
            {filters.user !== '' && (
              <Text size="sm" c="gray.7">
                {t('customerFilter')}
              </Text>
            )}
            <PagedTable
              query={list}
              rowsOf={({ orders }) => orders}
              nothing={
                <EmptyState
                  icon={IconReceipt}
                  title={t('nothing')}
                  text={t('nothingText')}
                  action={
                    isFiltered && (
                      <Button variant="default" onClick={reset}>
                        {t('reset')}
                      </Button>
                    )
                  }
                />
              }
              caption={t('title')}
              columns={columns}
              rowId={({ id }) => id}
              onRowClick={({ number }) => void navigate(`/orders/${number}`)}
              offset={filters.offset}
              limit={ordersPerPage}
              farthest={requestCaps.orderOffset}
              onOffset={(next) => change({ offset: next })}
            />
          </Stack>
        </Paper>
      )}
    </Page>
  );
}

/** The ways to what is no order of the shop, or not yet. */
function OtherLists() {
  const t = useTexts(ordersTexts);
  return (
    <>
      <Button component={Link} to="/orders/drafts" variant="subtle">
        {t('drafts')}
      </Button>
      <Button component={Link} to="/orders/imported" variant="subtle">
        {t('imported')}
      </Button>
      <Button component={Link} to="/abandoned-carts" variant="subtle">
        {t('abandonedCarts')}
      </Button>
    </>
  );
}

function useColumns(): Column<OrderRow>[] {
  const t = useTexts(ordersTexts);
  const nameOf = useTexts(stateTexts);
  const { formatMoney, formatTime } = useFormat();
  return [
    {
      id: 'number',
      header: t('number'),
      cell: (order) => (
        <>
          <Anchor component={Link} to={`/orders/${order.number}`} fw={700}>
            {order.number}
          </Anchor>
          <Text size="sm" hiddenFrom="sm">
            <bdi>{order.customer.name || t('nobody')}</bdi>
          </Text>
          <Text size="sm" c="gray.7" style={{ whiteSpace: 'nowrap' }}>
            {formatTime(order.createdAt)}
          </Text>
          <Box mt={6} hiddenFrom="sm">
            <OrderBadges order={order} />
          </Box>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      isSecondary: true,
      cell: ({ customer }) => (
        <>
          <Text size="sm">
            <bdi>{customer.name || t('nobody')}</bdi>
          </Text>
          <Text size="sm" c="gray.7" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{customer.email || customer.phone}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'goods',
      header: t('goods'),
      isSecondary: true,
      cell: ({ firstTitle, pieces, delivery }) => (
        <>
          <Text size="sm" lineClamp={2} maw={280} dir="auto">
            {firstTitle}
          </Text>
          <Text size="sm" c="gray.7">
            {t('pieces', { count: pieces })} · {nameOf(delivery.type)}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isSecondary: true,
      cell: (order) => <OrderBadges order={order} />,
    },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      cell: ({ total, currency }) => (
        <Text size="sm" fw={600} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(total, currency)}
        </Text>
      ),
    },
  ];
}

function NoOrders() {
  const t = useTexts(ordersTexts);
  return (
    <EmptyState
      icon={IconReceipt}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Button component="a" href="/" target="_blank" rel="noopener noreferrer">
          {t('openShop')}
        </Button>
      }
    />
  );
}
