import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { IconShoppingCartX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import type { AbandonedCart, AbandonedCartList } from '#domain/schemas/abandoned-cart.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figures } from '../../ui/figures.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { abandonedCartsTexts } from './abandoned-carts.texts.ts';

const perPage = 50;

const tones = { waiting: 'plain', reminded: 'info', ordered: 'plain', recovered: 'good' } as const;

/** Carts whose buyers agreed to be reminded, and what the letters have brought. */
export function Component() {
  const t = useTexts(abandonedCartsTexts);
  const columns = useColumns();
  const [{ offset }, change] = useUrlState({ offset: '0' });
  const query = { offset, limit: perPage };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['abandoned-carts', query],
    queryFn: ({ signal }) => api.get<AbandonedCartList>('/admin/abandoned-carts', query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')}>
      {isPending && <LoadingState rows={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState icon={IconShoppingCartX} title={t('empty')} text={t('emptyText')} />}
      {data && data.total > 0 && (
        <Stack gap="md">
          <Text c="gray.7" mt={-12}>
            {t('about')}
          </Text>
          <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
            <Totals list={data} />
          </Paper>
          <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
            <DataTable caption={t('title')} columns={columns} rows={data.carts} rowId={({ id }) => id} />
            <Pager
              offset={Number(offset)}
              limit={perPage}
              farthest={requestCaps.offset}
              count={data.total}
              onChange={(next) => change({ offset: String(next) })}
            />
          </Paper>
        </Stack>
      )}
    </Page>
  );
}

function Totals({ list: { total, reminded, recovered, money } }: { list: AbandonedCartList }) {
  const t = useTexts(abandonedCartsTexts);
  const { formatMoney } = useFormat();
  const brought = money.map((sum) => formatMoney(sum.total, sum.currency)).join(', ');
  return (
    <Stack gap="xs">
      <Figures
        counts={[
          [t('started'), total],
          [t('reminded'), reminded],
          [t('recovered'), recovered],
        ]}
      />
      {brought !== '' && <Text>{t('money', { money: brought })}</Text>}
    </Stack>
  );
}

function useColumns(): Column<AbandonedCart>[] {
  const t = useTexts(abandonedCartsTexts);
  const { formatNumber, formatTime } = useFormat();
  return [
    {
      id: 'buyer',
      header: t('buyer'),
      cell: ({ email, goods, pieces }) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Text>
          <Text size="sm" dir="auto">
            {goods.join('; ')}
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
      cell: ({ state, orderNumber }) => (
        <>
          <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>
          {orderNumber !== null && (
            <Anchor component={Link} to={`/orders/${orderNumber}`} size="sm" display="block">
              {t('order', { number: orderNumber })}
            </Anchor>
          )}
        </>
      ),
    },
    {
      id: 'letters',
      header: t('letters'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ letters }) => formatNumber(letters),
    },
    {
      id: 'seen',
      header: t('seen'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ lastSeenAt }) => formatTime(lastSeenAt),
    },
  ];
}
