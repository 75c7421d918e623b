import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OneShipment } from './one-shipment.tsx';
import { ShipmentDialog } from './shipment-dialog.tsx';
import { shipmentsTexts } from './shipments.texts.ts';
import { useShipments } from './use-shipments.ts';

/** Parcels of the order that a carrier takes; nothing where the shop has no carrier. */
export function ShipmentsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(shipmentsTexts);
  const mayEdit = useMay('orders:write');
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useShipments(order);
  if (error && !data) {
    return (
      <Card title={t('title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) return null;
  const { shipments, obstacle, parcel } = data;
  const isForeign = obstacle === 'noCarrier' || obstacle === 'address';
  if (shipments.length === 0 && isForeign) return null;
  return (
    <Card title={t('title')}>
      {shipments.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('none')}
        </Text>
      )}
      {shipments.length > 0 && (
        <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
          {shipments.map((shipment) => (
            <li key={shipment.id}>
              <OneShipment order={order} shipment={shipment} mayEdit={mayEdit} />
            </li>
          ))}
        </Stack>
      )}
      {(obstacle === 'state' || obstacle === 'currency') && (
        <Text size="sm" c="gray.7">
          {t(`obstacle.${obstacle}`)}
        </Text>
      )}
      {mayEdit && obstacle === null && parcel && (
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
      {isAdding && parcel && (
        <ShipmentDialog
          order={order}
          carriers={data.carriers}
          parcel={parcel}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
