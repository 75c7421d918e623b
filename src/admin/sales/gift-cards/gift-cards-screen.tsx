import { Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { IconGift, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { maskCardCode } from '#domain/gift-card-code.ts';
import { requestCaps } from '#domain/limits.ts';
import { giftCardStates, type GiftCard, type GiftCardList } from '#domain/schemas/gift-card.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { StateTabs } from '../state-tabs.tsx';
import { CardState } from './card-state.tsx';
import { giftCardsTexts } from './gift-cards.texts.ts';
import { IssueDialog } from './issue-dialog.tsx';

const listId = 'gift-cards-list';
const perPage = 50;

/** All gift cards and store credit, by state; new ones are issued here. */
export function Component() {
  const t = useTexts(giftCardsTexts);
  const navigate = useNavigate();
  const columns = useColumns();
  const mayWrite = useMay('gift-cards:write');
  const [isIssuing, setIssuing] = useState(false);
  const [{ state, q, offset }, change] = useUrlState({ state: '', q: '', offset: '0' });
  const filterQuery = { ...(state !== '' && { state }), ...(q !== '' && { q }) };
  const query = { ...filterQuery, offset, limit: perPage };
  const list = useQuery({
    queryKey: ['gift-cards', query],
    queryFn: ({ signal }) => api.get<GiftCardList>('/admin/gift-cards', query, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const all = data && giftCardStates.reduce((sum, each) => sum + (data.counts[each] ?? 0), 0);
  const count = data?.total ?? 0;
  const issue = mayWrite && (
    <Button onClick={() => setIssuing(true)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('issue')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      backTo="/promotions"
      actions={
        <>
          <ExportMenu
            path="/admin/gift-cards/export"
            query={filterQuery}
            label={t('export')}
            hint={t('exportHint', { count })}
            isEmpty={count === 0}
            nameSeparator={(separator) => t(`export.${separator}`)}
          />
          {issue}
        </>
      }
    >
      <Text c="gray.7" mt={-12}>
        {t('about')}
      </Text>
      {all === 0 && q === '' ? (
        <EmptyState icon={IconGift} title={t('empty')} text={t('emptyText')} />
      ) : (
        <Paper withBorder>
          <StateTabs
            label={t('states')}
            names={{ all: t('all'), of: (each) => t(`state.${each}`) }}
            states={giftCardStates}
            counts={data?.counts}
            value={state}
            onChange={(next) => change({ state: next })}
            controls={listId}
          />
          <Stack gap="md" p={{ base: 'sm', sm: 'md' }} id={listId}>
            <SearchInput value={q} onChange={(text) => change({ q: text })} placeholder={t('search')} />
            <PagedTable
              query={list}
              rowsOf={({ cards }) => cards}
              nothing={<Text c="gray.7">{t('nothing')}</Text>}
              caption={t('title')}
              columns={columns}
              rowId={({ id }) => id}
              onRowClick={({ id }) => void navigate(`/gift-cards/${id}`)}
              offset={offset}
              limit={perPage}
              farthest={requestCaps.orderOffset}
              onOffset={(next) => change({ offset: next })}
            />
          </Stack>
        </Paper>
      )}
      {isIssuing && (
        <IssueDialog
          currency={data?.currency ?? 'RUB'}
          onClose={() => setIssuing(false)}
          onIssued={() => void list.refetch()}
        />
      )}
    </Page>
  );
}

function useColumns(): Column<GiftCard>[] {
  const t = useTexts(giftCardsTexts);
  const { formatMoney } = useFormat();
  return [
    {
      id: 'card',
      header: t('card'),
      cell: ({ id, last4, kind, recipientName, recipientEmail }) => (
        <>
          <Anchor component={Link} to={`/gift-cards/${id}`} fw={600}>
            <bdi>{maskCardCode(last4)}</bdi>
          </Anchor>
          <Text size="sm" c="gray.7">
            {t(`kind.${kind}`)}
          </Text>
          <Text size="sm" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{recipientName || recipientEmail}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'recipient',
      header: t('recipient'),
      isSecondary: true,
      cell: ({ recipientName, recipientEmail }) => (
        <>
          <bdi>{recipientName || recipientEmail || t('noRecipient')}</bdi>
          {recipientName !== '' && recipientEmail !== '' && (
            <Text size="sm" c="gray.7">
              <bdi>{recipientEmail}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isOneLine: true,
      cell: ({ state }) => <CardState state={state} />,
    },
    {
      id: 'value',
      header: t('issuedFor'),
      align: 'end',
      isOneLine: true,
      isSecondary: true,
      cell: ({ value, currency }) => formatMoney(value, currency),
    },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      isOneLine: true,
      cell: ({ balance, currency }) => formatMoney(balance, currency),
    },
  ];
}
