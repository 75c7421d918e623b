import type { ModerationStatus } from '#domain/schemas/moderation.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { moderationTexts } from './moderation.texts.ts';
import type { Decision } from './queue/queue-entry.tsx';
import type { QueueItem } from './queue/use-queue.tsx';

interface Moderated extends QueueItem {
  status: ModerationStatus;
}

const verbs: Record<ModerationStatus, string> = {
  approved: 'approve',
  rejected: 'reject',
  pending: 'reopen',
};

/** What reviews and comments have in common: their states, and the decisions on them. */
export function useDecisions<Item extends Moderated>(path: string) {
  const t = useTexts(moderationTexts);
  const told = (key: 'didApprove' | 'didReject' | 'didReopen') => (items: readonly Item[]) => {
    // "Published: 21" is a plural too: one name is told for one alone.
    const name = items.length === 1 ? (items[0]?.name ?? '') : String(items.length);
    return t(key, { count: items.length, name });
  };
  const decisions: Decision<Item>[] = [
    { status: 'approved', label: t('approve'), done: told('didApprove'), letter: 'a', isMain: true },
    { status: 'rejected', label: t('reject'), done: told('didReject'), letter: 'r' },
    { status: 'pending', label: t('reopen'), done: told('didReopen') },
  ];
  return {
    decisions,
    statuses: (['pending', 'approved', 'rejected'] as const).map((value) => ({ value, label: t(value) })),
    send: ({ id }: Item, status: Item['status']) => api.post(`${path}/${id}/${verbs[status]}`),
    nothing: { title: t('nothing'), text: t('nothingText') },
  };
}
