import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { CommercemlExchange } from '#domain/schemas/commerceml.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { ExchangeFile } from './commerceml-file.tsx';
import { exchangesKey } from './commerceml-keys.ts';
import { commercemlTexts } from './commerceml.texts.ts';

const isBusy = ({ state, files }: CommercemlExchange) =>
  state === 'applying' || files.some((file) => file.state === 'wanted' || file.state === 'running');

/** What 1C has sent, each file with what was new, changed or left out, and the orders that it has fetched. */
export function ExchangesCard() {
  const t = useTexts(commercemlTexts);
  const { data, error, refetch } = useQuery({
    queryKey: exchangesKey,
    queryFn: ({ signal }) => api.get<CommercemlExchange[]>('/admin/1c/exchanges', undefined, signal),
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? 2000 : false),
  });
  return (
    <Card title={t('exchanges')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      {data?.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('noExchanges')}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 24 }}>
          {data.map((exchange) => (
            <ExchangeItem key={exchange.id} exchange={exchange} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ExchangeItem({ exchange }: { exchange: CommercemlExchange }) {
  const t = useTexts(commercemlTexts);
  const { formatTime } = useFormat();
  const { state, isFull, missingCount, createdAt, pictureCount, badPictureCount, files } = exchange;
  const { givenCount, takenCount } = exchange;
  const hasFailed = files.some((file) => file.state === 'failed');
  const badge = state === 'waiting' ? 'waiting' : hasFailed ? 'failed' : isBusy(exchange) ? 'busy' : 'done';
  return (
    <li>
      <Group gap="sm" mb={4}>
        <Text size="sm" fw={600}>
          {formatTime(createdAt)}
        </Text>
        <StateBadge tone={badgeTones[badge]} size="sm">
          {t(`badge.${badge}`)}
        </StateBadge>
        {isFull && (
          <StateBadge tone="plain" size="sm">
            {t('full')}
          </StateBadge>
        )}
      </Group>
      {state === 'waiting' && <MissingAlert exchange={exchange} />}
      {state !== 'waiting' && missingCount > 0 && (
        <Text size="sm">{t('missingCount', { count: missingCount })}</Text>
      )}
      {files.map((file) => (
        <ExchangeFile key={file.name} file={file} />
      ))}
      {givenCount > 0 && (
        <Text size="sm">
          {t('givenOrders', { count: givenCount })}
          {` · ${takenCount === 0 ? t('noneConfirmed') : t('confirmed', { count: takenCount })}`}
        </Text>
      )}
      {pictureCount > 0 && (
        <Text size="sm" c="gray.7">
          {t('pictures', { count: pictureCount })}
          {badPictureCount > 0 && ` · ${t('badPictures', { count: badPictureCount })}`}
        </Text>
      )}
    </li>
  );
}

const badgeTones = { waiting: 'warn', failed: 'bad', busy: 'info', done: 'good' } as const;

/** Too many are missing for the shop to act by itself. */
function MissingAlert({ exchange: { id, missingCount, knownCount } }: { exchange: CommercemlExchange }) {
  const t = useTexts(commercemlTexts);
  const client = useQueryClient();

  async function answer(verb: 'confirm' | 'dismiss'): Promise<void> {
    try {
      await api.post(`/admin/1c/exchanges/${id}/${verb}`);
    } catch (error) {
      notifyFailure(error);
    }
    await client.invalidateQueries({ queryKey: exchangesKey });
  }

  return (
    <Alert color="yellow" my="xs" title={t('waitingTitle', { count: missingCount, known: knownCount })}>
      <Text size="sm" mb="sm">
        {t('waitingText')}
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={() => void answer('dismiss')}>
          {t('dismiss')}
        </Button>
        <Button onClick={() => void answer('confirm')}>{t('confirm')}</Button>
      </Group>
    </Alert>
  );
}
