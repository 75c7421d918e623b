import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { WebhookDelivery } from '#domain/schemas/webhooks.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure } from '../ui/notify.ts';
import { ProgramOutput } from '../ui/program-output.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { webhooksKey } from './webhooks-key.ts';

const tones = { waiting: 'info', done: 'good', failed: 'bad' } as const;

interface DeliveryItemProps {
  endpointId: number;
  delivery: WebhookDelivery;
  mayReplay: boolean;
}

/** One message: what it is, how its delivery stands, and its words when they are asked for. */
export function DeliveryItem({ endpointId, delivery, mayReplay }: DeliveryItemProps) {
  const t = useTexts(integrationsTexts);
  const { formatTime, formatNumber } = useFormat();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { messageId, type, state, attempts, createdAt, nextAt, durationMs, responseStatus, error, body } =
    delivery;
  const time = formatTime(createdAt);
  const facts = [
    attempts > 0 && t('attempts', { count: attempts }),
    responseStatus !== null && t('answer', { status: String(responseStatus) }),
    durationMs !== null && t('took', { ms: formatNumber(durationMs) }),
    nextAt !== null && attempts > 0 && t('nextAt', { time: formatTime(nextAt) }),
  ].filter((fact) => fact !== false);

  async function replay(): Promise<void> {
    try {
      await api.post(`/admin/webhooks/${endpointId}/deliveries/${messageId}/replay`);
    } catch (failure) {
      notifyFailure(failure);
    }
    await client.invalidateQueries({ queryKey: webhooksKey });
  }

  return (
    <li>
      <Group gap="sm">
        <Text size="sm" fw={600}>
          {t(`event.${type}`)}
        </Text>
        <StateBadge tone={tones[state]} size="sm">
          {t(`delivery.${state}`)}
        </StateBadge>
        <Text size="sm" c="gray.7">
          {time}
        </Text>
      </Group>
      {facts.length > 0 && (
        <Text size="sm" c="gray.7">
          {facts.join(' · ')}
        </Text>
      )}
      <ProgramOutput text={error} />
      <Group gap="xs" mt={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={t('bodyOf', { event: t(`event.${type}`), time })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('body')}
        </Button>
        {state !== 'waiting' && mayReplay && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('replayOf', { event: t(`event.${type}`), time })}
            onClick={() => void replay()}
          >
            {t('replay')}
          </Button>
        )}
      </Group>
      {isOpen && <ProgramOutput text={`webhook-id: ${messageId}\n${body}`} />}
    </li>
  );
}
