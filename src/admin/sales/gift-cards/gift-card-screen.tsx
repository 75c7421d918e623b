import { Anchor, Button, Grid, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import type { Currency } from '#domain/currencies.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import type { GiftCardDetail, GiftCardEntry } from '#domain/schemas/gift-card.schema.ts';

import { api } from '../../api/api-client.ts';
import type { Print } from '../../i18n/text-part.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { useShopTime } from '../../ui/use-shop-time.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { CardState } from './card-state.tsx';
import { giftCardsTexts, type GiftCardTextKey } from './gift-cards.texts.ts';

/** A card: whose it is, what is on it, and all that came to it and went from it. */
export function Component() {
  const t = useTexts(giftCardsTexts);
  const { id = '' } = useParams();
  const queryKey = ['gift-card', id];
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<GiftCardDetail>(`/admin/gift-cards/${encodeURIComponent(id)}`, undefined, signal),
  });
  return (
    <Page
      title={data ? `${t(`kind.${data.kind}`)} ${maskCardCode(data.last4)}` : t('card')}
      backTo="/gift-cards"
    >
      {isPending && <LoadingState />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <EntriesCard card={data} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <FactsCard card={data} onChanged={(changed) => queries.setQueryData(queryKey, changed)} />
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

function EntriesCard({ card: { entries, currency } }: { card: GiftCardDetail }) {
  const t = useTexts(giftCardsTexts);
  const columns = useColumns(currency);
  return (
    <Card title={t('entries')}>
      <DataTable caption={t('entries')} columns={columns} rows={entries} rowId={({ id }) => id} />
    </Card>
  );
}

function useColumns(currency: Currency): Column<GiftCardEntry>[] {
  const t = useTexts(giftCardsTexts);
  const { formatMoney, formatTime } = useFormat();
  return [
    {
      id: 'what',
      header: t('what'),
      cell: ({ kind, order, reason, author, createdAt }) => (
        <>
          <Text size="sm" fw={600}>
            {t(`entry.${kind}`)}
          </Text>
          {order !== null && (
            <Anchor component={Link} to={`/orders/${order}`} size="sm">
              {t('order', { number: order })}
            </Anchor>
          )}
          {reason !== '' && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{reason}</bdi>
            </Text>
          )}
          <Text size="sm" c="gray.7">
            {author === null ? formatTime(createdAt) : `${formatTime(createdAt)} · ${author}`}
          </Text>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('moved'),
      align: 'end',
      isOneLine: true,
      cell: ({ amount }) => formatMoney(amount, currency),
    },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      isOneLine: true,
      cell: ({ balance }) => formatMoney(balance, currency),
    },
  ];
}

interface FactsCardProps {
  card: GiftCardDetail;
  onChanged(card: GiftCardDetail): void;
}

function FactsCard({ card, onChanged }: FactsCardProps) {
  const t = useTexts(giftCardsTexts);
  const { formatMoney, formatTime } = useFormat();
  const shop = useShopTime();
  const [isAdjusting, setAdjusting] = useState(false);
  const mayWrite = useMay('gift-cards:write');
  const { run, isBusy } = useRun(async (blocked: boolean) =>
    onChanged(await api.put<GiftCardDetail>(`/admin/gift-cards/${card.id}/blocked`, { blocked })),
  );
  const isBlocked = card.state === 'blocked';
  const block = async () => {
    const confirmed =
      isBlocked ||
      (await confirmAction({ title: t('block'), text: t('blockText'), confirmLabel: t('block') }));
    if (confirmed) await run(!isBlocked, t(isBlocked ? 'unblocked' : 'blocked'));
  };
  const facts: [string, string][] = [
    [t('balance'), formatMoney(card.balance, card.currency)],
    [t('issuedFor'), formatMoney(card.value, card.currency)],
    [
      t('recipient'),
      [card.recipientName, card.recipientEmail].filter(Boolean).join('\n') || t('noRecipient'),
    ],
    [t('message'), card.message],
    [t('issued'), formatTime(card.createdAt)],
    [
      t('until'),
      card.expiresAt === null ? t('forever') : (shop?.formatShopTime(lastMoment(card.expiresAt)) ?? ''),
    ],
    [t('mail'), describeMail(card, { t, formatTime })],
  ];
  return (
    <Card title={t('facts')}>
      <Stack>
        <div>
          <CardState state={card.state} />
        </div>
        <FactList facts={facts} />
        {mayWrite && (
          <Group gap="sm">
            <Button variant="default" onClick={() => setAdjusting(true)}>
              {t('adjust')}
            </Button>
            <Button variant="default" loading={isBusy} onClick={() => void block()}>
              {t(isBlocked ? 'unblock' : 'block')}
            </Button>
          </Group>
        )}
      </Stack>
      {isAdjusting && <AdjustDialog card={card} onClose={() => setAdjusting(false)} onAdjusted={onChanged} />}
    </Card>
  );
}

/** It pays until then. */
function lastMoment(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 60_000).toISOString();
}

function describeMail(
  { sendAt, mailedAt }: GiftCardDetail,
  { t, formatTime }: { t: Print<GiftCardTextKey>; formatTime(iso: string): string },
): string {
  if (mailedAt !== null) return t('mail.sent', { time: formatTime(mailedAt) });
  return sendAt === null ? t('mail.none') : t('mail.planned', { time: formatTime(sendAt) });
}
