import { Anchor, Button, Group, Stack, Text } from '@mantine/core';

import type { OrderShipments, Shipment } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useCarrierTexts } from '../../delivery/use-carrier-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { DownloadButton } from '../invoices/download-button.tsx';
import { CopyValue } from '../order/copy-value.tsx';
import { shipmentsTexts } from './shipments.texts.ts';
import { pathOf, useShowShipments } from './use-shipments.ts';

interface OneShipmentProps {
  order: OrderDetail;
  shipment: Shipment;
  mayEdit: boolean;
}

const tones = {
  requested: 'warn',
  created: 'info',
  moving: 'info',
  ready: 'good',
  delivered: 'good',
  returned: 'bad',
  refused: 'bad',
  canceling: 'warn',
  canceled: 'plain',
} as const;
const ended: ReadonlySet<Shipment['state']> = new Set(['delivered', 'returned', 'refused', 'canceled']);

/** A parcel: how it stands, how to follow it, and what can be done with it. */
export function OneShipment({ order, shipment, mayEdit }: OneShipmentProps) {
  const t = useTexts(shipmentsTexts);
  const nameOf = useCarrierTexts();
  const { formatTime } = useFormat();
  const show = useShowShipments(order);
  const { state, number, trackingNumber } = shipment;
  const path = `${pathOf(order.id)}/${shipment.id}`;
  const { run, isBusy } = useRun(async (step: 'refresh' | 'cancel') =>
    show(await api.post<OrderShipments>(`${path}/${step}`)),
  );
  const known = trackingNumber || number;

  async function cancel(): Promise<void> {
    const isWanted = await confirmAction({
      title: t('cancelTitle', { number: known }),
      text: t('cancelText'),
      confirmLabel: t('cancelConfirm'),
      danger: true,
    });
    if (isWanted) await run('cancel', t('canceledNow'));
  }

  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{nameOf(shipment.carrier).name}</bdi>, <bdi>{shipment.service}</bdi>
        </Text>
        <StateBadge tone={tones[state]}>{t(`state.${state}`)}</StateBadge>
      </Group>
      <Follow shipment={shipment} />
      <Facts shipment={shipment} />
      <Text size="xs" c="gray.7">
        {formatTime(shipment.createdAt)}
      </Text>
      {mayEdit && (
        <Group gap="xs" mt={4}>
          {shipment.hasLabel && (
            <DownloadButton
              path={`${path}/label`}
              label={t('label')}
              description={t('labelOf', { number: known })}
            />
          )}
          {!ended.has(state) && (
            <Button size="xs" variant="default" loading={isBusy} onClick={() => void run('refresh')}>
              {t('refresh')}
            </Button>
          )}
          {shipment.canCancel && (
            <Button size="xs" variant="default" loading={isBusy} onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

function Follow({ shipment: { trackingNumber, trackingUrl, number } }: Pick<OneShipmentProps, 'shipment'>) {
  const t = useTexts(shipmentsTexts);
  if (trackingNumber === '') {
    return (
      <Text size="sm" c="gray.7">
        {t('ours', { number })}
      </Text>
    );
  }
  return (
    <Group gap={4} wrap="nowrap">
      <Anchor href={trackingUrl} target="_blank" rel="noopener noreferrer" size="sm">
        {trackingNumber}
      </Anchor>
      <CopyValue value={trackingNumber} what={t('copyWhat')} />
    </Group>
  );
}

function Facts({ shipment }: Pick<OneShipmentProps, 'shipment'>) {
  const t = useTexts(shipmentsTexts);
  const { formatMoney, formatNumber } = useFormat();
  const { state, point, parcel, carrierStatus, problem, quoted, charged, currency } = shipment;
  const { weight, length, width, height } = parcel;
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {point ? t('toPoint', { code: point.code, address: point.address }) : t('toDoor')}
      </Text>
      <Text size="sm" c="gray.7">
        {t('measures', { weight: formatNumber(weight), length, width, height })}
      </Text>
      <Text size="sm" c="gray.7">
        {charged === null
          ? t('quoted', { price: formatMoney(quoted, currency) })
          : t('charged', { price: formatMoney(charged, currency) })}
      </Text>
      {carrierStatus !== '' && (
        <Text size="sm" c="gray.7">
          {t('says', { status: carrierStatus })}
        </Text>
      )}
      {problem !== '' && (
        <Text size="sm" c="red.9" style={{ overflowWrap: 'anywhere' }}>
          {t('problem', { words: problem })}
        </Text>
      )}
      {state === 'refused' && problem === '' && (
        <Text size="sm" c="red.9">
          {t('noAnswer')}
        </Text>
      )}
    </>
  );
}
