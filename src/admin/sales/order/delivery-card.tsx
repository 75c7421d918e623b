import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Allowed } from '../../session/allowed.tsx';
import { Card } from '../../ui/card.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { stateTexts } from '../states.texts.ts';
import { CopyValue } from './copy-value.tsx';
import { orderTexts } from './order.texts.ts';
import { TrackingDialog } from './tracking-dialog.tsx';
import { useOrderChange } from './use-order.ts';

/** How the order travels, and how to follow it. */
export function DeliveryCard({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts);
  const ui = useTexts(uiTexts);
  const states = useTexts(stateTexts);
  const { formatNumber } = useFormat();
  const { apply } = useOrderChange(order);
  const [isEditing, setEditing] = useState(false);
  const { delivery, tracking } = order;
  const hasTracking = tracking.number !== '' || tracking.url !== '';
  const editLabel = t(hasTracking ? 'changeTracking' : 'editTracking');
  return (
    <Card title={t('delivery')}>
      <Stack gap={4}>
        <Text size="sm">
          {delivery.type === 'none'
            ? states('none')
            : t(delivery.type === 'pickup' ? 'pickupAt' : 'deliveryTo', { place: delivery.title })}
        </Text>
        {delivery.weight !== null && (
          <Text size="sm" c="gray.7">
            {t('weight', { weight: formatNumber(delivery.weight) })}
          </Text>
        )}
      </Stack>
      {delivery.type === 'delivery' && (
        <Stack gap={4} align="flex-start">
          {!hasTracking ? (
            <Text size="sm" c="gray.7">
              {t('noTracking')}
            </Text>
          ) : (
            <Group gap={4} wrap="nowrap">
              {tracking.url === '' ? (
                <Text size="sm">{tracking.number}</Text>
              ) : (
                <Anchor href={tracking.url} target="_blank" rel="noopener noreferrer" size="sm">
                  {tracking.number || t('follow')}
                </Anchor>
              )}
              {tracking.number !== '' && <CopyValue value={tracking.number} what={t('trackingNumber')} />}
            </Group>
          )}
          <Allowed needed="orders:write">
            <Button variant="default" size="xs" onClick={() => setEditing(true)}>
              {editLabel}
            </Button>
          </Allowed>
        </Stack>
      )}
      {isEditing && (
        <TrackingDialog
          title={editLabel}
          submitLabel={ui('save')}
          tracking={tracking}
          onClose={() => setEditing(false)}
          onSubmit={async (values) => {
            await apply(() =>
              api.put<OrderDetail>(`/admin/orders/${order.id}/tracking`, {
                version: order.version,
                ...values,
              }),
            );
            notifySuccess(t('saved'));
          }}
        />
      )}
    </Card>
  );
}
