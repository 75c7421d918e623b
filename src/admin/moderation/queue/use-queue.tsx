import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ModerationCounts } from '#domain/schemas/moderation.schema.ts';

import { api } from '../../api/api-client.ts';
import { printText } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { queueTexts } from './queue.texts.ts';

/** What waits for a decision; `name` is that of who wrote it. */
export interface QueueItem {
  id: number;
  name: string;
  status: string;
}

interface QueueOptions<Item extends QueueItem> {
  kind: keyof ModerationCounts;
  /** Of the API's list, such as `/admin/reviews`. */
  path: string;
  /** Empty for all. */
  status: string;
  query: string;
  send(item: Item, status: Item['status']): Promise<unknown>;
}

const atOnce = 30;
const undoMs = 8000;

/** A list that is worked off: decisions with a way back, one by one or many at once. */
export function useQueue<Item extends QueueItem>({ kind, path, status, query, send }: QueueOptions<Item>) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const list = useInfiniteQuery({
    queryKey: [kind, status, query],
    queryFn: ({ pageParam, signal }) =>
      api.get<Item[]>(path, { status, q: query, offset: pageParam, limit: atOnce }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < atOnce ? undefined : pages.length * atOnce),
  });
  const counts = useQuery({
    queryKey: ['moderation counts'],
    queryFn: ({ signal }) => api.get<ModerationCounts>('/admin/moderation/counts', {}, signal),
  });

  async function refresh(): Promise<void> {
    await Promise.all([
      client.invalidateQueries({ queryKey: [kind] }),
      client.invalidateQueries({ queryKey: ['moderation counts'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ]);
  }

  /** Gives those that were decided; a failure stops and is told. */
  async function sendAll(items: readonly Item[], statusOf: (item: Item) => Item['status']): Promise<Item[]> {
    const done: Item[] = [];
    try {
      for (const item of items) {
        if (items.length > 1) setProgress({ done: done.length, count: items.length });
        await send(item, statusOf(item));
        done.push(item);
      }
    } catch (error) {
      notifyFailure(error);
    }
    setProgress(null);
    await refresh();
    return done;
  }

  /** `message` tells what was done, beside the button that undoes it. */
  async function decide(items: readonly Item[], to: Item['status'], message: string): Promise<void> {
    const done = await sendAll(items, () => to);
    if (done.length === 0) return;
    const id = notifications.show({
      autoClose: undoMs,
      color: 'teal',
      closeButtonProps: { 'aria-label': printText(uiTexts, 'close') },
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" inherit>
            {message}
          </Text>
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              notifications.hide(id);
              void sendAll(done, (item) => item.status);
            }}
          >
            {printText(queueTexts, 'undo')}
          </Button>
        </Group>
      ),
    });
  }

  return {
    items: list.data?.pages.flat(),
    error: list.error,
    isPending: list.isPending,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
    counts: counts.data?.[kind] as Record<string, number> | undefined,
    progress,
    decide,
    refresh,
  };
}
