import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';

import type { Schedule } from '#domain/editing/drafts.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { publishingTexts } from './publishing.texts.ts';

/** When a document will be published by itself, or why it was not. */
export function ScheduleLine({ schedule, onUnschedule }: { schedule: Schedule; onUnschedule(): void }) {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const { author, failure } = schedule;
  const time = formatTime(schedule.at);
  const text = author === null ? t('scheduled', { time }) : t('scheduledBy', { time, author });
  return (
    <Alert
      color={failure ? 'red' : 'ink'}
      variant="light"
      p="xs"
      icon={failure ? <IconAlertTriangle aria-hidden /> : <IconClock aria-hidden />}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">{failure ? t('scheduleFailed', { time }) : text}</Text>
        <Button size="compact-sm" variant="default" onClick={onUnschedule}>
          {t('cancelSchedule')}
        </Button>
      </Group>
    </Alert>
  );
}
