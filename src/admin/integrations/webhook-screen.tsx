import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useParams } from 'react-router';

import type { Webhook } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { integrationsTexts } from './integrations.texts.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { webhooksKey } from './webhooks-key.ts';
import { WebhookState } from './webhook-state.tsx';

/** One address: what it is told of, what was sent to it, and what came of that. */
export function Component() {
  const t = useTexts(integrationsTexts);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => api.get<Webhook[]>('/admin/webhooks', undefined, signal),
  });
  const webhook = data?.find((one) => String(one.id) === id);
  return (
    <Page
      title={webhook?.name || t('webhook')}
      backTo="/integrations"
      aside={webhook && <WebhookState webhook={webhook} />}
      actions={webhook && <WebhookActions webhook={webhook} />}
      narrow
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && !webhook && <Text>{t('noWebhook')}</Text>}
      {webhook && (
        <>
          <Notice webhook={webhook} />
          <FactsCard webhook={webhook} />
          <DeliveriesCard webhook={webhook} />
        </>
      )}
    </Page>
  );
}

function Notice({ webhook: { disabledReason, failingSince } }: { webhook: Webhook }) {
  const t = useTexts(integrationsTexts);
  const { formatTime } = useFormat();
  if (disabledReason !== null)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('switchedOffTitle')}>
        {t(`${disabledReason}Text`)}
      </Alert>
    );
  if (failingSince === null) return null;
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('failing')}>
      {t('failingSince', { time: formatTime(failingSince) })}
    </Alert>
  );
}

function FactsCard({ webhook: { url, events, previousSecretUntil } }: { webhook: Webhook }) {
  const t = useTexts(integrationsTexts);
  const { formatTime } = useFormat();
  return (
    <Card title={t('what')}>
      <Text size="sm" dir="ltr" style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
        {url}
      </Text>
      <Stack
        component="ul"
        gap="xs"
        m={0}
        p={0}
        style={{ listStyle: 'none', flexDirection: 'row', flexWrap: 'wrap' }}
      >
        {events.map((event) => (
          <li key={event}>
            <StateBadge tone="plain">{t(`event.${event}`)}</StateBadge>
          </li>
        ))}
      </Stack>
      {previousSecretUntil !== null && (
        <Text size="sm" c="gray.7">
          {t('oldSecretUntil', { time: formatTime(previousSecretUntil) })}
        </Text>
      )}
    </Card>
  );
}
