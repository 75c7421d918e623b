import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { OrderImportRow } from '#domain/schemas/imported-order.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { orderImportTexts } from './order-import.texts.ts';
import { useSourceName } from './use-source-name.ts';

/** Files that orders came from, each of which can be undone; nothing where there are none. */
export function ImportsCard({ onUndone }: { onUndone(): void }) {
  const t = useTexts(orderImportTexts);
  const nameSource = useSourceName();
  const { formatTime } = useFormat();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['order-imports'],
    queryFn: ({ signal }) => api.get<OrderImportRow[]>('/admin/imported-orders/imports', {}, signal),
  });
  const { run, isBusy } = useRun((id: number) => api.delete(`/admin/imported-orders/imports/${id}`));

  async function undo({ id, orders, fileName }: OrderImportRow): Promise<void> {
    const isWanted = await confirmAction({
      title: t('undoTitle', { name: fileName || t('noName') }),
      text: t('undoText', { count: orders }),
      confirmLabel: t('undoConfirm'),
      danger: true,
    });
    if (!isWanted || !(await run(id, t('undone')))) return;
    onUndone();
    await Promise.all(
      ['imported-orders', 'imported-order', 'order-imports'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  }

  if (!error && (data?.length ?? 0) === 0) return null;
  return (
    <Card title={t('imports')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.map((row) => (
        <Group key={row.id} justify="space-between" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{row.fileName || t('noName')}</bdi>
            </Text>
            <Text size="sm" c="gray.7">
              {[
                formatTime(row.importedAt),
                nameSource(row.source),
                t('count', { count: row.orders }),
                row.author ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
          <Button
            variant="default"
            size="sm"
            loading={isBusy}
            aria-label={t('undoOf', { name: row.fileName || t('noName') })}
            onClick={() => void undo(row)}
          >
            {t('undo')}
          </Button>
        </Group>
      ))}
    </Card>
  );
}
