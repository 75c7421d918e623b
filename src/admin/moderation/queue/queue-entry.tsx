import './queue.css';

import { Button, Checkbox, Group, Paper, Stack } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { queueTexts } from './queue.texts.ts';
import type { QueueItem } from './use-queue.tsx';

export interface Decision<Item extends QueueItem> {
  status: Item['status'];
  label: string;
  /** Tells that it was done, to how many and of whom. */
  done(items: readonly Item[]): string;
  /** The letter that does it on what has the focus; a way back has none. */
  letter?: string;
  isMain?: boolean;
}

interface QueueEntryProps<Item extends QueueItem> {
  item: Item;
  decisions: readonly Decision<Item>[];
  isSelected: boolean;
  onToggle(): void;
  onDecide(decision: Decision<Item>): void;
  children: ReactNode;
}

/** One of the queue: what there is to read, and what can be decided on it, with keys of its own. */
export function QueueEntry<Item extends QueueItem>(props: QueueEntryProps<Item>) {
  const { item, decisions, isSelected, onToggle, onDecide, children } = props;
  const t = useTexts(queueTexts);
  const open = decisions.filter(({ status }) => status !== item.status);

  /** Only on the entry itself: in its fields letters are letters. */
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) neighbourOf(event.currentTarget, step)?.focus();
    else if (event.key === ' ') onToggle();
    else {
      // By the place of the key: a Russian keyboard has other letters on it.
      const decision = open.find(({ letter }) => letter && event.code === `Key${letter.toUpperCase()}`);
      if (!decision) return;
      (neighbourOf(event.currentTarget, 1) ?? neighbourOf(event.currentTarget, -1))?.focus();
      onDecide(decision);
    }
    event.preventDefault();
  }

  return (
    <Paper
      withBorder
      p="md"
      component="article"
      tabIndex={0}
      aria-label={item.name}
      className="vt-queue-entry"
      data-selected={isSelected || undefined}
      onKeyDown={handleKey}
    >
      <Group align="flex-start" wrap="nowrap" gap="md">
        <Checkbox
          aria-label={t('select', { name: item.name })}
          checked={isSelected}
          onChange={onToggle}
          mt={2}
        />
        <Stack gap="sm" style={{ flex: 1, minWidth: 0 }}>
          {children}
          <Group gap="xs">
            {open.map((decision) => (
              <Button
                key={decision.status}
                size="xs"
                variant={decision.isMain ? 'filled' : 'default'}
                onClick={() => onDecide(decision)}
              >
                {decision.label}
              </Button>
            ))}
          </Group>
        </Stack>
      </Group>
    </Paper>
  );
}

function neighbourOf(entry: HTMLElement, step: 1 | -1): HTMLElement | null {
  const holder = entry.parentElement;
  const next = step === 1 ? holder?.nextElementSibling : holder?.previousElementSibling;
  return next?.querySelector<HTMLElement>('.vt-queue-entry') ?? null;
}
