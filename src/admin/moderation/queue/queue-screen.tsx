import { Button, Paper, Stack, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { ModerationCounts } from '#domain/schemas/moderation.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { QueueBar } from './queue-bar.tsx';
import { QueueEntry, type Decision } from './queue-entry.tsx';
import { queueTexts } from './queue.texts.ts';
import { StatusTabs } from './status-tabs.tsx';
import { useQueue, type QueueItem } from './use-queue.tsx';

interface QueueScreenProps<Item extends QueueItem> {
  title: string;
  kind: keyof ModerationCounts;
  path: string;
  statuses: readonly { value: Item['status']; label: string }[];
  decisions: readonly Decision<Item>[];
  send(item: Item, status: Item['status']): Promise<unknown>;
  /** What there is to read, and what can be done besides deciding. */
  renderItem(item: Item, refresh: () => Promise<void>): ReactNode;
  search?: string;
  empty: { icon: Icon; title: string; text: string };
  nothing: { title: string; text: string };
}

/** Something to be decided on, one after another: by pointer, by keys, or many at once. */
export function QueueScreen<Item extends QueueItem>(props: QueueScreenProps<Item>) {
  const { title, kind, path, statuses, decisions, send, search, empty, nothing } = props;
  const t = useTexts(queueTexts);
  const first = statuses[0]?.value ?? '';
  const [filters, change] = useUrlState({ status: first, q: '' });
  const status = filters.status === 'all' ? '' : filters.status;
  const queue = useQueue<Item>({ kind, path, status, query: filters.q, send });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { items } = queue;
  const chosen = items?.filter(({ id }) => selected.has(id)) ?? [];
  const isDone = status === first && filters.q === '';
  const letters = decisions.filter(({ letter }) => letter !== undefined);

  function toggle(id: number): void {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  async function decide(of: readonly Item[], decision: Decision<Item>): Promise<void> {
    setSelected(new Set());
    await queue.decide(of, decision.status, decision.done(of));
  }

  return (
    <Page title={title}>
      <Paper withBorder>
        <StatusTabs
          statuses={statuses}
          counts={queue.counts}
          value={filters.status}
          onChange={(next) => {
            setSelected(new Set());
            change({ status: next });
          }}
        />
        <Stack gap="md" p={{ base: 'sm', sm: 'md' }} id="queue">
          {search !== undefined && (
            <SearchInput value={filters.q} onChange={(q) => change({ q })} placeholder={search} width={400} />
          )}
          {queue.isPending && <LoadingState rows={4} />}
          {queue.error && !items && <ErrorState error={queue.error} onRetry={queue.retry} />}
          {items?.length === 0 && <EmptyState {...(isDone ? empty : { icon: empty.icon, ...nothing })} />}
          {items && items.length > 0 && (
            <>
              <QueueBar
                count={items.length}
                chosenCount={chosen.length}
                onChooseAll={(isAll) => setSelected(new Set(isAll ? items.map(({ id }) => id) : []))}
                decisions={decisions}
                onDecide={(decision) => void decide(chosen, decision)}
                progress={queue.progress}
              />
              <Stack gap="sm" role="list" aria-label={title}>
                {items.map((item) => (
                  <div role="listitem" key={item.id}>
                    <QueueEntry
                      item={item}
                      decisions={decisions}
                      isSelected={selected.has(item.id)}
                      onToggle={() => toggle(item.id)}
                      onDecide={(decision) => void decide([item], decision)}
                    >
                      {props.renderItem(item, queue.refresh)}
                    </QueueEntry>
                  </div>
                ))}
              </Stack>
              {queue.hasMore && (
                <Button
                  variant="default"
                  loading={queue.isLoadingMore}
                  onClick={queue.loadMore}
                  style={{ alignSelf: 'center' }}
                >
                  {t('older')}
                </Button>
              )}
              <Text size="sm" c="gray.7" visibleFrom="sm">
                {t('keys', {
                  keys: letters
                    .map(({ letter = '', label }) => t('key', { key: letter.toUpperCase(), label }))
                    .join(', '),
                })}
              </Text>
            </>
          )}
        </Stack>
      </Paper>
    </Page>
  );
}
