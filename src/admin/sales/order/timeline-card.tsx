import { ActionIcon, Button, Group, Stack, Text, Textarea, Timeline } from '@mantine/core';
import { IconMessage, IconTrash } from '@tabler/icons-react';

import type { OrderDetail, OrderEvent } from '#domain/schemas/manage-orders.schema.ts';
import type { StaffNote } from '#domain/schemas/staff-note.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Allowed } from '../../session/allowed.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { stateTexts } from '../states.texts.ts';
import { describeEvent } from './describe-event.ts';
import { orderTexts } from './order.texts.ts';
import { useOrderChange } from './use-order.ts';

type Entry =
  | { at: string; key: string; kind: 'placed' }
  | { at: string; key: string; kind: 'event'; event: OrderEvent }
  | { at: string; key: string; kind: 'note'; note: StaffNote };

/** What happened and what the staff wrote, the newest first. */
export function TimelineCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const nameOf = useTexts(stateTexts);
  const { formatMoney, formatTime } = useFormat();
  const entries: Entry[] = [
    // The staff's own way to place one is an event with their name.
    ...(order.events.some(({ kind }) => kind === 'placed')
      ? []
      : [{ at: order.createdAt, key: 'placed', kind: 'placed' as const }]),
    ...order.events.map((event) => ({
      at: event.createdAt,
      key: `event ${event.id}`,
      kind: 'event' as const,
      event,
    })),
    ...order.notes.map((note) => ({
      at: note.createdAt,
      key: `note ${note.id}`,
      kind: 'note' as const,
      note,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Card title={t('timeline')}>
      <Allowed needed="orders:write">
        <NoteForm order={order} />
      </Allowed>
      <Timeline
        bulletSize={18}
        lineWidth={2}
        active={entries.length}
        component="ol"
        m={0}
        ps={9}
        style={{ listStyle: 'none' }}
      >
        {entries.toReversed().map((entry) => (
          <Timeline.Item
            key={entry.key}
            component="li"
            bullet={entry.kind === 'note' ? <IconMessage size={11} aria-hidden /> : undefined}
            title={
              entry.kind === 'note' ? (
                <Note order={order} note={entry.note} />
              ) : (
                <Text size="sm" fw={600}>
                  {entry.kind === 'placed'
                    ? t('event.placed')
                    : describeEvent(entry.event, t, nameOf, (amount) => formatMoney(amount, order.currency))}
                </Text>
              )
            }
          >
            <Text size="sm" c="gray.7">
              {formatTime(entry.at)}
              {entry.kind === 'event' && entry.event.author !== null && ` · ${byline(entry.event.author)}`}
              {entry.kind === 'note' && ` · ${byline(entry.note.author)}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );

  function byline(author: string): string {
    return author === '' ? t('byNobody') : t('by', { name: author });
  }
}

function NoteForm({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const { apply } = useOrderChange(order);
  const { form, isSending, submit } = useServerForm({
    initialValues: { text: '' },
    send: async ({ text }) => {
      await apply(() => api.post<OrderDetail>(`/admin/orders/${order.id}/notes`, { text }));
      return 'again';
    },
  });
  const isEmpty = form.values.text.trim() === '';
  useLeaveGuard(!isEmpty);
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" align="flex-end">
        <Textarea
          label={t('note')}
          placeholder={t('notePlaceholder')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          w="100%"
          {...form.getInputProps('text')}
        />
        <Button type="submit" size="xs" variant="default" loading={isSending} disabled={isEmpty}>
          {t('addNote')}
        </Button>
      </Stack>
    </form>
  );
}

function Note({ order, note }: { order: OrderDetail; note: StaffNote }) {
  const t = useTexts(orderTexts);
  const { run, isBusy } = useOrderChange(order);

  async function remove(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('deleteNoteTitle'),
      text: t('deleteNoteText'),
      confirmLabel: t('deleteNote'),
      danger: true,
    });
    if (isWanted) await run(() => api.delete<OrderDetail>(`/admin/orders/${order.id}/notes/${note.id}`));
  }

  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between" gap="xs">
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {note.text}
      </Text>
      {note.isOwn && (
        <Allowed needed="orders:write">
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={t('deleteNote')}
            loading={isBusy}
            onClick={() => void remove()}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Allowed>
      )}
    </Group>
  );
}
