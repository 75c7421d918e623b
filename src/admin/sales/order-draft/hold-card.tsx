import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';

import type { OrderDraft } from '#domain/schemas/order-draft.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { orderDraftTexts } from './order-draft.texts.ts';
import type { useDraft } from './use-draft.ts';

const choices = [1, 4, 24, 72, 168] as const;

/** Keeps the stock of a draft's goods for a while, so that nobody else buys it. */
export function HoldCard({ draft, isDirty, take }: ReturnType<typeof useDraft>) {
  const t = useTexts(orderDraftTexts);
  const { formatTime } = useFormat();
  const [hours, setHours] = useState<number>(24);
  const { run, isBusy } = useRun(async (call: () => Promise<OrderDraft>) => take(await call()));
  if (draft === null) return null;
  const path = `/admin/order-drafts/${draft.id}/hold`;
  const { heldUntil, version } = draft;
  const hold = () => {
    const until = new Date(Date.now() + hours * 3_600_000).toISOString();
    return run(() => api.put<OrderDraft>(path, { version, until }), t('held'));
  };
  return (
    <Card title={t('hold')}>
      <Text size="sm" role="status" {...(heldUntil === null && { c: 'gray.7' })}>
        {heldUntil === null ? t('holdHelp') : t('heldFor', { time: formatTime(heldUntil) })}
      </Text>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t('holdFor')}
          data={choices.map((each) => ({ value: String(each), label: t('hours', { count: each }) }))}
          value={String(hours)}
          onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
        />
        <Button variant="default" loading={isBusy} disabled={isDirty} onClick={() => void hold()}>
          {t('holdStock')}
        </Button>
        {heldUntil !== null && (
          <Button
            variant="subtle"
            loading={isBusy}
            onClick={() => void run(() => api.delete<OrderDraft>(path), t('released'))}
          >
            {t('release')}
          </Button>
        )}
      </Group>
      {isDirty && (
        <Text size="sm" c="gray.7">
          {t('holdSaved')}
        </Text>
      )}
    </Card>
  );
}
