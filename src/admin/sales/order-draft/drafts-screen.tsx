import { ActionIcon, Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { IconPlus, IconReceipt, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { requestCaps } from '#domain/limits.ts';
import type { OrderDraftList, OrderDraftRow } from '#domain/schemas/order-draft.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

const perPage = 50;

/** Orders that were begun and not placed. */
export function Component() {
  const t = useTexts(orderDraftTexts);
  const mayWrite = useMay('orders:write');
  const columns = useColumns(mayWrite);
  const [{ offset }, change] = useUrlState({ offset: '0' });
  const query = { offset, limit: perPage };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['order-drafts', query],
    queryFn: ({ signal }) => api.get<OrderDraftList>('/admin/order-drafts', query, signal),
    placeholderData: keepPreviousData,
  });
  const begin = mayWrite && (
    <Button component={Link} to="/orders/drafts/new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('new')}
    </Button>
  );
  return (
    <Page title={t('drafts')} backTo="/orders" actions={data?.total !== 0 && begin}>
      {isPending && <LoadingState rows={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState icon={IconReceipt} title={t('empty')} text={t('emptyText')} action={begin} />
      )}
      {data && data.total > 0 && (
        <Paper withBorder>
          <Stack gap="md" p={{ base: 'sm', sm: 'md' }}>
            <DataTable caption={t('drafts')} columns={columns} rows={data.drafts} rowId={({ id }) => id} />
            <Pager
              offset={Number(offset)}
              limit={perPage}
              farthest={requestCaps.orderOffset}
              count={data.total}
              onChange={(next) => change({ offset: String(next) })}
            />
          </Stack>
        </Paper>
      )}
    </Page>
  );
}

function useColumns(mayWrite: boolean): Column<OrderDraftRow>[] {
  const t = useTexts(orderDraftTexts);
  const { formatMoney, formatTime } = useFormat();
  return [
    {
      id: 'customer',
      header: t('customer'),
      cell: (draft) => (
        <>
          {mayWrite ? (
            <Anchor component={Link} to={`/orders/drafts/${draft.id}`} fw={700}>
              <bdi>{draft.customer || t('nobody')}</bdi>
            </Anchor>
          ) : (
            <Text fw={700}>
              <bdi>{draft.customer || t('nobody')}</bdi>
            </Text>
          )}
          <Text size="sm" c="gray.7">
            {t('pieces', { count: draft.pieces })}
            {draft.heldUntil !== null && ` · ${t('heldUntil', { time: formatTime(draft.heldUntil) })}`}
          </Text>
        </>
      ),
    },
    {
      id: 'saved',
      header: t('savedAt'),
      isSecondary: true,
      cell: ({ updatedAt, author }) => (
        <Text size="sm">
          {formatTime(updatedAt)}
          {author !== '' && ` · ${author}`}
        </Text>
      ),
    },
    {
      id: 'total',
      header: t('total'),
      align: 'end',
      isOneLine: true,
      cell: ({ total, currency }) => formatMoney(total, currency),
    },
    ...(mayWrite
      ? [
          {
            id: 'delete',
            header: t('delete'),
            align: 'end' as const,
            cell: (draft: OrderDraftRow) => <DeleteButton draft={draft} />,
          },
        ]
      : []),
  ];
}

function DeleteButton({ draft: { id, customer } }: { draft: OrderDraftRow }) {
  const t = useTexts(orderDraftTexts);
  const client = useQueryClient();
  const { run, isBusy } = useRun(async () => {
    await api.delete(`/admin/order-drafts/${id}`);
    await client.invalidateQueries({ queryKey: ['order-drafts'] });
  });

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirmLabel: t('deleteDraft'),
      danger: true,
    });
    if (isWanted) await run(undefined, t('deleted'));
  }

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      loading={isBusy}
      aria-label={t('deleteOf', { name: customer || t('nobody') })}
      onClick={() => void remove()}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}
