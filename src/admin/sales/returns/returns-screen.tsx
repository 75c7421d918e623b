import { Anchor, Box, Paper, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import { openReturnStates, returnStates } from '#domain/returns.ts';
import type { ReturnList, ReturnRow } from '#domain/schemas/return.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { StateTabs } from '../state-tabs.tsx';
import { ReturnBadge } from './return-badge.tsx';
import { returnsTexts } from './returns.texts.ts';

const listId = 'returns-list';
const perPage = 50;
/** The list of an open tab shows new returns by itself. */
const refreshMs = 30_000;

/** Returns of all orders; each is worked on where its order is. */
export function Component() {
  const t = useTexts(returnsTexts);
  const navigate = useNavigate();
  const columns = useColumns();
  const [filters, change] = useUrlState({ state: '', offset: '0' });
  const states = filters.state === '' ? [] : filters.state === 'open' ? openReturnStates : [filters.state];
  const query = { states, offset: filters.offset, limit: perPage };
  const list = useQuery({
    queryKey: ['returns', query],
    queryFn: ({ signal }) => api.get<ReturnList>('/admin/returns', query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { data } = list;
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Page title={t('title')}>
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      {all === 0 ? (
        <EmptyState icon={IconArrowBackUp} title={t('empty')} text={t('emptyText')} />
      ) : (
        <Paper withBorder>
          <StateTabs
            label={t('states')}
            names={{ all: t('all'), open: t('open'), of: (state) => t(`state.${state}`) }}
            states={returnStates}
            open={openReturnStates}
            counts={data?.counts}
            value={filters.state}
            onChange={(state) => change({ state })}
            controls={listId}
          />
          <Stack gap="md" p={{ base: 'sm', sm: 'md' }} id={listId}>
            <PagedTable
              query={list}
              rowsOf={({ returns }) => returns}
              nothing={<Text c="gray.7">{t('nothing')}</Text>}
              caption={t('title')}
              columns={columns}
              rowId={({ id }) => id}
              onRowClick={({ order }) => void navigate(`/orders/${order}`)}
              offset={filters.offset}
              limit={perPage}
              farthest={requestCaps.orderOffset}
              onOffset={(next) => change({ offset: next })}
            />
          </Stack>
        </Paper>
      )}
    </Page>
  );
}

function useColumns(): Column<ReturnRow>[] {
  const t = useTexts(returnsTexts);
  const { formatMoney, formatTime } = useFormat();
  return [
    {
      id: 'order',
      header: t('order'),
      cell: (row) => (
        <>
          <Anchor component={Link} to={`/orders/${row.order}`} fw={700}>
            {row.order}
          </Anchor>
          <Text size="sm" hiddenFrom="sm">
            <bdi>{row.customer || t('nobody')}</bdi>
          </Text>
          <Text size="sm" c="gray.7" style={{ whiteSpace: 'nowrap' }}>
            {formatTime(row.createdAt)}
          </Text>
          <Box mt={6} hiddenFrom="sm">
            <ReturnBadge state={row.state} />
          </Box>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      isSecondary: true,
      cell: ({ customer }) => <bdi>{customer || t('nobody')}</bdi>,
    },
    {
      id: 'goods',
      header: t('goods'),
      isSecondary: true,
      cell: ({ firstTitle, pieces }) => (
        <>
          <Text size="sm" lineClamp={2} maw={280} dir="auto">
            {firstTitle}
          </Text>
          <Text size="sm" c="gray.7">
            {t('pieces', { count: pieces })}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isSecondary: true,
      cell: ({ state }) => <ReturnBadge state={state} />,
    },
    {
      id: 'refunded',
      header: t('refunded'),
      align: 'end',
      isOneLine: true,
      cell: ({ refunded, currency }) => (refunded === null ? '–' : formatMoney(refunded, currency)),
    },
  ];
}
