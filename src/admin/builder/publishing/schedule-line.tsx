import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';

import type { Schedule } from '#domain/editing/drafts.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { publishingTexts } from './publishing.texts.ts';

interface ScheduleLineProps {
  schedule: Schedule;
  /** Names of what goes out with it. */
  together: readonly string[];
  /** Names of what has kept it from going out. */
  because: readonly string[];
  onUnschedule(): void;
}

/** When a document will be published by itself, or why it was not. */
export function ScheduleLine({ schedule, together, because, onUnschedule }: ScheduleLineProps) {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const names = new Intl.ListFormat(useLanguage((state) => state.language));
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
        <Stack gap={0}>
          <Text size="sm">{failure ? t('scheduleFailed', { time }) : text}</Text>
          {because.length > 0 && (
            <Text size="xs">{t('failedBecause', { names: names.format(because) })}</Text>
          )}
          {!failure && together.length > 0 && (
            <Text size="xs">{t('together', { names: names.format(together) })}</Text>
          )}
        </Stack>
        <Button size="compact-sm" variant="default" onClick={onUnschedule}>
          {t('cancelSchedule')}
        </Button>
      </Group>
    </Alert>
  );
}
