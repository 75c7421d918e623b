import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import type { AwaitedList, AwaitedVariation } from '#domain/schemas/stock-request.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { awaitedTexts } from './awaited.texts.ts';

const perPage = 50;

/** Goods that people wait for, those of most people first. */
export function Component() {
  const t = useTexts(awaitedTexts);
  const columns = useColumns();
  const [{ offset }, change] = useUrlState({ offset: '0' });
  const query = { offset, limit: perPage };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['stock-requests', query],
    queryFn: ({ signal }) => api.get<AwaitedList>('/admin/stock-requests', query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <ExportMenu
          path="/admin/stock-requests/export"
          query={{}}
          label={t('export')}
          hint={t('exportHint', { count: data?.total ?? 0 })}
          isEmpty={(data?.total ?? 0) === 0}
          nameSeparator={(separator) => t(`export.${separator}`)}
        />
      }
    >
      {isPending && <LoadingState rows={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <EmptyState icon={IconBellRinging} title={t('empty')} text={t('emptyText')} />}
      {data && data.total > 0 && (
        <Stack gap="md">
          <Text c="gray.7" mt={-12}>
            {t('about', { count: data.people })}
          </Text>
          <Paper withBorder p={{ base: 'sm', sm: 'md' }}>
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={data.variations}
              rowId={({ variationId }) => variationId}
            />
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

function useColumns(): Column<AwaitedVariation>[] {
  const t = useTexts(awaitedTexts);
  const { formatNumber, formatTime } = useFormat();
  return [
    {
      id: 'product',
      header: t('product'),
      cell: ({ productId, title, options, sku }) => (
        <>
          <Anchor component={Link} to={`/products/${productId}`} fw={600}>
            <bdi>{title}</bdi>
          </Anchor>
          {options !== '' && (
            <Text size="sm" dir="auto">
              {options}
            </Text>
          )}
          {sku !== '' && (
            <Text size="sm" c="gray.7">
              <bdi>{sku}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'people',
      header: t('people'),
      align: 'end',
      isOneLine: true,
      cell: ({ people }) => formatNumber(people),
    },
    {
      id: 'stock',
      header: t('stock'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ stock }) => (stock === null ? t('unlimited') : formatNumber(stock)),
    },
    {
      id: 'since',
      header: t('since'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ since }) => formatTime(since),
    },
  ];
}
