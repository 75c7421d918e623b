import { Badge, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingState } from '../ui/loading-state.tsx';
import { Page } from '../ui/page.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useMoves } from '../ui/use-moves.ts';
import './delivery.css';
import { deliveryTexts } from './delivery.texts.ts';
import { MethodDrawer } from './method-drawer.tsx';
import { useMethodName } from './use-method-texts.ts';
import { methodsKey, useMethods } from './use-methods.ts';

/** How buyers pay: what is offered, what lacks its keys, in the order of the checkout. */
export function Component() {
  const t = useTexts(deliveryTexts);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const { data, error, refetch } = useMethods();
  const move = useMoves<AdminMethod[], { keys: string[]; was: string[] }>(methodsKey, (order) =>
    api.post('/admin/payment-methods/order', order),
  );
  const edited = data?.find(({ key }) => key === editedKey);
  const nameOf = useMethodName();

  function moveTo(key: string, place: number): void {
    const moved = data?.find((one) => one.key === key);
    if (!data || !moved) return;
    const next = data.filter((one) => one !== moved).toSpliced(place, 0, moved);
    move(next, { keys: next.map((one) => one.key), was: data.map((one) => one.key) });
  }

  return (
    <Page title={t('payments')} narrow>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Card>
          <Text size="sm" c="gray.7">
            {t('paymentsText')}
          </Text>
          <SortableList
            label={t('payments')}
            items={data}
            idOf={({ key }) => key}
            nameOf={({ key }) => nameOf(key)}
            onMove={moveTo}
            renderItem={(method, handle) => (
              <div className="vt-place">
                {handle}
                <MethodFacts
                  method={method}
                  name={nameOf(method.key)}
                  onOpen={() => setEditedKey(method.key)}
                />
              </div>
            )}
          />
        </Card>
      )}
      {edited && (
        <MethodDrawer
          // Read anew after saving: the form starts from what is stored then.
          key={`${edited.key} ${edited.version}`}
          method={edited}
          name={nameOf(edited.key)}
          onClose={() => setEditedKey(null)}
          onChanged={() => void refetch()}
        />
      )}
    </Page>
  );
}

function stateOf({ isConfigured, enabled, isOffered }: AdminMethod) {
  if (!isConfigured) return 'notSetUp';
  if (!enabled) return 'switchedOff';
  return isOffered ? 'ready' : 'untested';
}

function MethodFacts({ method, name, onOpen }: { method: AdminMethod; name: string; onOpen(): void }) {
  const t = useTexts(deliveryTexts);
  const { currency } = useFormat();
  const takesCurrency = method.currencies.includes(currency);
  const state = stateOf(method);
  return (
    <UnstyledButton className="vt-place__open" aria-label={t('edit', { name })} onClick={onOpen}>
      <span className="vt-place__text">
        <Text span fw={600} size="sm" lineClamp={2} dir="auto">
          {method.methodName || name}
        </Text>
        <Text span size="xs" c="gray.7">
          {takesCurrency
            ? t('takes', { currencies: method.currencies.join(', ') })
            : t('wrongCurrencyText', { currency, currencies: method.currencies.join(', ') })}
        </Text>
      </span>
      <Badge color={state === 'ready' && takesCurrency ? 'teal.9' : 'gray.8'} variant="outline" tt="none">
        {takesCurrency ? t(state) : t('wrongCurrency', { currency })}
      </Badge>
    </UnstyledButton>
  );
}
