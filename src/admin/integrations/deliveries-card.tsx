import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Webhook, WebhookDeliveries } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { confirmAction } from '../ui/confirm-action.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { uiTexts } from '../ui/ui.texts.ts';
import { DeliveryItem } from './delivery-item.tsx';
import { integrationsTexts } from './integrations.texts.ts';
import { webhooksKey } from './webhooks-key.ts';

const pageSize = 20;
const everyMs = 5000;
/** As long as the log is kept. */
const keptDays = 14;

/** What was sent and what came of it; asked for again and again, since it goes on by itself. */
export function DeliveriesCard({ webhook: { id, failed, enabled } }: { webhook: Webhook }) {
  const t = useTexts(integrationsTexts);
  const common = useTexts(uiTexts);
  const client = useQueryClient();
  const [shown, setShown] = useState<'all' | 'failed'>('all');
  const [offset, setOffset] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [...webhooksKey, id, shown, offset],
    queryFn: ({ signal }) =>
      api.get<WebhookDeliveries>(
        `/admin/webhooks/${id}/deliveries`,
        { ...(shown === 'failed' && { state: 'failed' }), offset, limit: pageSize },
        signal,
      ),
    refetchInterval: everyMs,
  });

  async function replayAll(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('replayAllTitle'),
      text: t('replayAllText', { count: failed }),
      confirmLabel: t('replayAll'),
    });
    if (!isWanted) return;
    const since = new Date(Date.now() - keptDays * 86_400_000).toISOString();
    try {
      const { count } = await api.post<{ count: number }>(`/admin/webhooks/${id}/replay`, { since });
      notifySuccess(t('replayed', { count }));
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey: webhooksKey });
  }

  return (
    <Card title={t('log')} text={t('logText')}>
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label={t('log')}
          value={shown}
          onChange={(value) => {
            setShown(value === 'failed' ? 'failed' : 'all');
            setOffset(0);
          }}
          data={[
            { value: 'all', label: t('all') },
            { value: 'failed', label: t('failedOnly') },
          ]}
        />
        {failed > 0 && enabled && (
          <Button variant="default" onClick={() => void replayAll()}>
            {t('replayAll')}
          </Button>
        )}
      </Group>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={4} />}
      {data?.deliveries.length === 0 && (
        <Text size="sm" c="gray.7">
          {t(shown === 'failed' ? 'noFailed' : 'noDeliveries')}
        </Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.deliveries.map((delivery) => (
          <DeliveryItem key={delivery.messageId} endpointId={id} delivery={delivery} mayReplay={enabled} />
        ))}
      </Stack>
      {(offset > 0 || data?.hasMore) && (
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            {common('previous')}
          </Button>
          <Button variant="default" disabled={!data?.hasMore} onClick={() => setOffset(offset + pageSize)}>
            {common('next')}
          </Button>
        </Group>
      )}
    </Card>
  );
}
