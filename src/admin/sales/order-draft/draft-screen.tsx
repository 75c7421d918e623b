import { Alert, Anchor, Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import type { OrderDraft, OrderDraftContent } from '#domain/schemas/order-draft.schema.ts';
import type { Language } from '#locales/languages.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { DraftCustomerCard } from './draft-customer-card.tsx';
import { DraftDeliveryCard } from './draft-delivery-card.tsx';
import { DraftLinesCard } from './draft-lines-card.tsx';
import { DraftMoneyCard } from './draft-money-card.tsx';
import { emptyContent } from './draft-values.ts';
import { HoldCard } from './hold-card.tsx';
import { orderDraftTexts } from './order-draft.texts.ts';
import { PlaceCard } from './place-card.tsx';
import { draftKey, useDraft } from './use-draft.ts';

/** Writes an order down while somebody is on the phone or at the counter. */
export function Component() {
  const t = useTexts(orderDraftTexts);
  const { id: named = 'new' } = useParams();
  const [newId] = useState(() => crypto.randomUUID());
  const isNew = named === 'new';
  const id = isNew ? newId : named;
  const stored = useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => api.get<OrderDraft>(`/admin/order-drafts/${id}`, {}, signal),
    enabled: !isNew,
  });
  const { data: config } = useQuery({
    queryKey: ['config'],
    queryFn: () => api.get<{ language: Language }>('/config'),
    staleTime: 60_000,
  });
  const draft = isNew ? null : (stored.data ?? null);
  const content = draft?.content ?? (isNew && config ? emptyContent(config.language) : null);
  const { error } = stored;
  return (
    <Page title={t(isNew ? 'new' : 'draft')} backTo={isNew ? '/orders' : '/orders/drafts'}>
      {error && !content && <ErrorState error={error} onRetry={() => void stored.refetch()} />}
      {!error && !content && <LoadingState />}
      {draft?.orderNumber && (
        <Alert color="ink">
          <Link to={`/orders/${draft.orderNumber}`}>{t('placedAs', { number: draft.orderNumber })}</Link>
        </Alert>
      )}
      {content && !draft?.orderNumber && <DraftForm key={id} id={id} draft={draft} content={content} />}
    </Page>
  );
}

function DraftForm(opened: { id: string; draft: OrderDraft | null; content: OrderDraftContent }) {
  const t = useTexts(orderDraftTexts);
  const writing = useDraft(opened);
  const { form, submit, isRebased, isDirty, preview } = writing;
  const { draft } = opened;
  return (
    <form onSubmit={submit} noValidate>
      {isDirty && <LeaveGuard />}
      {isRebased && (
        <Alert color="yellow" title={t('rebasedTitle')} role="alert" mb="lg">
          {t('rebasedText')}
        </Alert>
      )}
      {draft && draft.exchangeOf !== null && (
        <Alert
          color={draft.comingBack.length > 0 ? 'ink' : 'yellow'}
          title={
            <Anchor component={Link} to={`/orders/${draft.exchangeOf}`} inherit underline="always">
              {t('exchangeTitle', { number: draft.exchangeOf })}
            </Anchor>
          }
          mb="lg"
        >
          {t(draft.comingBack.length > 0 ? 'exchangeText' : 'exchangeOver')}
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <DraftLinesCard form={form} preview={preview} draft={writing.draft} />
            <DraftCustomerCard form={form} />
            <DraftDeliveryCard form={form} needsDelivery={writing.preview.data?.needsDelivery ?? true} />
            <DraftMoneyCard form={form} refusedCodes={preview.data?.refusedCodes ?? []} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="lg">
            <PlaceCard {...writing} />
            <HoldCard {...writing} />
          </Stack>
        </Grid.Col>
      </Grid>
    </form>
  );
}
