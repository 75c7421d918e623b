import { Badge, ScrollArea, Tabs } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { queueTexts } from './queue.texts.ts';

interface StatusTabsProps {
  statuses: readonly { value: string; label: string }[];
  counts: Record<string, number> | undefined;
  value: string;
  onChange(status: string): void;
}

/** The statuses of a queue, each with how many wait in it. */
export function StatusTabs({ statuses, counts, value, onChange }: StatusTabsProps) {
  const t = useTexts(queueTexts);
  const { formatNumber } = useFormat();
  return (
    <ScrollArea type="auto" scrollbarSize={6} offsetScrollbars="x">
      <Tabs value={value} onChange={(next) => next !== null && onChange(next)}>
        <Tabs.List aria-label={t('statuses')} style={{ flexWrap: 'nowrap' }}>
          {[...statuses, { value: 'all', label: t('all') }].map((tab) => (
            <Tabs.Tab
              key={tab.value}
              value={tab.value}
              style={{ flex: 'none' }}
              aria-controls="queue"
              rightSection={
                counts?.[tab.value] !== undefined && (
                  <Badge style={{ flex: 'none' }} size="sm" variant="light" c="gray.8" bg="gray.2">
                    {formatNumber(counts[tab.value] ?? 0)}
                  </Badge>
                )
              }
            >
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </ScrollArea>
  );
}
