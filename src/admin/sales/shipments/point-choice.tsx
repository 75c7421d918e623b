import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import type { PickupPoints } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRun } from '../../ui/use-run.ts';
import { shipmentsTexts } from './shipments.texts.ts';
import { pathOf } from './use-shipments.ts';

interface PointChoiceProps {
  order: OrderDetail;
  carrier: string;
  /** Code of the point; null: none is chosen. */
  value: string | null;
  error: ReactNode;
  onChange(code: string | null): void;
}

/** Looks for pickup points in a city, by default that of the order, and has one chosen by its code or address. */
export function PointChoice({ order, carrier, value, error, onChange }: PointChoiceProps) {
  const t = useTexts(shipmentsTexts);
  const [city, setCity] = useState(order.delivery.address?.locality ?? '');
  const [found, setFound] = useState<PickupPoints | null>(null);
  const { run, isBusy } = useRun(async () => {
    onChange(null);
    setFound(await api.get<PickupPoints>(`${pathOf(order.id)}/points`, { carrier, city }));
  });
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t('city')}
          flex="1 1 10rem"
          maxLength={100}
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form is not what is meant.
            event.preventDefault();
            void run(undefined);
          }}
        />
        <Button variant="default" loading={isBusy} onClick={() => void run(undefined)}>
          {t('find')}
        </Button>
      </Group>
      {found === null && value !== null && order.delivery.point?.code === value && (
        <Text size="sm" dir="auto">
          {t('buyersPoint', { point: [value, order.delivery.point.address].join(', ') })}
        </Text>
      )}
      {found?.points.length === 0 && <Alert color="yellow">{t('noPoints')}</Alert>}
      {found && found.points.length > 0 && (
        <Select
          label={t('choosePoint')}
          searchable
          limit={50}
          nothingFoundMessage={t('nothingFound')}
          data={found.points.map((point) => ({
            value: point.code,
            label: `${point.code}, ${point.address}${point.isLocker ? ` (${t('locker')})` : ''}`,
          }))}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
      {found?.hasMore && (
        <Text size="xs" c="gray.7">
          {t('morePoints', { count: found.points.length })}
        </Text>
      )}
    </Stack>
  );
}
