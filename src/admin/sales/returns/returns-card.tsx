import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { AddReturnDialog } from './add-return-dialog.tsx';
import { OneReturn } from './one-return.tsx';
import { returnsTexts } from './returns.texts.ts';
import { useReturns } from './use-returns.ts';

/** Goods of the order that come back, and the way to add a return for a buyer who called. */
export function ReturnsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(returnsTexts);
  const { data, error, isPending, refetch } = useReturns(order);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay('orders:write');
  // Nothing has left the shop: there is nothing to say.
  if (data && data.returns.length === 0 && !data.canAdd) return null;
  return (
    <Card title={t('title')}>
      {isPending && <LoadingState rows={1} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.returns.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('none')}
        </Text>
      )}
      {data && data.returns.length > 0 && (
        <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.returns.map((each) => (
            <li key={each.id}>
              <OneReturn order={order} returns={data} asked={each} />
            </li>
          ))}
        </Stack>
      )}
      {mayAdd && data?.canAdd && (
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
      {data && isAdding && <AddReturnDialog order={order} returns={data} onClose={() => setAdding(false)} />}
    </Card>
  );
}
