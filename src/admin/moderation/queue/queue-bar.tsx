import { Button, Checkbox, Group, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import type { Decision } from './queue-entry.tsx';
import { queueTexts } from './queue.texts.ts';
import type { QueueItem } from './use-queue.tsx';

interface QueueBarProps<Item extends QueueItem> {
  count: number;
  chosenCount: number;
  onChooseAll(isAll: boolean): void;
  decisions: readonly Decision<Item>[];
  onDecide(decision: Decision<Item>): void;
  /** While many are being decided. */
  progress: { done: number; count: number } | null;
}

/** Chooses all of the queue, and decides on those that are chosen. */
export function QueueBar<Item extends QueueItem>(props: QueueBarProps<Item>) {
  const { count, chosenCount, onChooseAll, decisions, onDecide, progress } = props;
  const t = useTexts(queueTexts);
  return (
    <Group justify="space-between" mih={36}>
      <Checkbox
        label={chosenCount > 0 ? t('selected', { count: chosenCount }) : t('selectAll')}
        checked={chosenCount === count}
        indeterminate={chosenCount > 0 && chosenCount < count}
        onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
      />
      {chosenCount > 0 && (
        <Group gap="xs">
          {decisions.map((decision) => (
            <Button
              key={decision.status}
              size="xs"
              variant={decision.isMain ? 'filled' : 'default'}
              loading={progress !== null}
              onClick={() => onDecide(decision)}
            >
              {t('many', { label: decision.label, count: chosenCount })}
            </Button>
          ))}
        </Group>
      )}
      {progress && (
        <Text size="sm" role="status">
          {t('progress', progress)}
        </Text>
      )}
    </Group>
  );
}
