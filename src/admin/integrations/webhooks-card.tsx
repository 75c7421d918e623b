import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { Webhook, WebhookSecret } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhooksKey } from './webhooks-key.ts';
import { WebhookState } from './webhook-state.tsx';

export function WebhooksCard() {
  const t = useTexts(integrationsTexts);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const columns = useColumns();
  const { data, error, refetch } = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => api.get<Webhook[]>('/admin/webhooks', undefined, signal),
  });
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {t('addWebhook')}
    </Button>
  );
  return (
    <Card title={t('webhooks')} text={t('webhooksText')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      {data?.length === 0 && (
        <EmptyState icon={IconWebhook} title={t('noWebhooks')} text={t('noWebhooksText')} action={add} />
      )}
      {data && data.length > 0 && (
        <>
          <DataTable caption={t('webhooks')} columns={columns} rows={data} rowId={({ id }) => id} />
          <Group>{add}</Group>
        </>
      )}
      <WebhookDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdded={({ secret: made }: WebhookSecret) => setSecret(made)}
      />
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          text={t('secretText')}
          label={t('secret')}
          value={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}

function useColumns(): Column<Webhook>[] {
  const t = useTexts(integrationsTexts);
  const { formatNumber, formatTime } = useFormat();
  return [
    {
      id: 'address',
      header: t('address'),
      cell: (webhook) => (
        <div>
          <Anchor
            component={Link}
            to={`/integrations/webhooks/${webhook.id}`}
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{webhook.name || webhook.url}</bdi>
          </Anchor>
          {webhook.name && (
            <Text size="xs" c="gray.7" dir="ltr" style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
              {webhook.url}
            </Text>
          )}
        </div>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      isOneLine: true,
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
    {
      id: 'events',
      header: t('events'),
      align: 'end',
      isSecondary: true,
      cell: ({ events }) => formatNumber(events.length),
    },
    {
      id: 'failed',
      header: t('failedCount'),
      align: 'end',
      isSecondary: true,
      cell: ({ failed }) => formatNumber(failed),
    },
    {
      id: 'success',
      header: t('lastSuccess'),
      isSecondary: 'wide',
      isOneLine: true,
      cell: ({ lastSuccessAt }) => (lastSuccessAt === null ? t('never') : formatTime(lastSuccessAt)),
    },
  ];
}
