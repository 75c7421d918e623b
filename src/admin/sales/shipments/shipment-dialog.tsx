import {
  Alert,
  Button,
  Fieldset,
  Group,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { useState } from 'react';

import type { CarrierService, OrderShipments, Parcel } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import { api } from '../../api/api-client.ts';
import { useCarrierTexts } from '../../delivery/use-carrier-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useRun } from '../../ui/use-run.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { PointChoice } from './point-choice.tsx';
import { shipmentsTexts } from './shipments.texts.ts';
import { pathOf, useShowShipments } from './use-shipments.ts';

interface ShipmentDialogProps {
  order: OrderDetail;
  carriers: readonly string[];
  /** What the goods make together. */
  parcel: Parcel;
  onClose(): void;
}

const sides = ['weight', 'length', 'width', 'height'] as const;

/** What is packed and where it goes; then the carrier's services for it, of which one is chosen. */
export function ShipmentDialog({ order, carriers, parcel, onClose }: ShipmentDialogProps) {
  const t = useTexts(shipmentsTexts);
  const nameOf = useCarrierTexts();
  const show = useShowShipments(order);
  // What the buyer has chosen, where that carrier can take it.
  const chosen = carriers.includes(order.delivery.point?.carrier ?? '') ? order.delivery.point : null;
  const [services, setServices] = useState<CarrierService[] | null>(null);
  const { form, isSending, submit } = useServerForm({
    initialValues: {
      carrier: chosen?.carrier ?? carriers[0] ?? '',
      ...parcel,
      where: (chosen ? 'point' : 'door') as 'door' | 'point',
      point: chosen?.code ?? null,
      service: '',
    },
    send: async (values) => {
      show(await api.post<OrderShipments>(pathOf(order.id), { ...ask(values), service: values.service }));
      notifySuccess(t('created'));
      onClose();
    },
    validate: { service: (service) => (service === '' ? t('chooseService') : null) },
  });
  const { values } = form;

  /** What was offered was offered for another parcel. */
  function change(changes: Partial<typeof values>): void {
    form.setValues({ ...changes, service: '' });
    form.clearErrors();
    setServices(null);
  }

  const pointOf = (carrier: string) => (chosen?.carrier === carrier ? chosen.code : null);

  const offers = useRun(async () =>
    setServices(await api.post<CarrierService[]>(`${pathOf(order.id)}/services`, ask(values))),
  );
  const isPaid = order.paid > 0 || order.total === 0;
  const isWhole = sides.every((side) => Number.isInteger(values[side]) && (values[side] ?? 0) > 0);
  const isReady = isWhole && (values.where === 'door' || values.point !== null);

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('add')}
      submitLabel={t('create')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
      noValidate
    >
      {!isPaid && <Alert color="yellow">{t('unpaid')}</Alert>}
      {carriers.length > 1 && (
        <Select
          label={t('carrier')}
          allowDeselect={false}
          data={carriers.map((key) => ({ value: key, label: nameOf(key).name }))}
          value={values.carrier}
          onChange={(carrier) => change({ carrier: carrier ?? '', point: pointOf(carrier ?? '') })}
        />
      )}
      <ParcelFields parcel={values} onChange={change} />
      <Fieldset legend={t('where')}>
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label={t('where')}
            data={(['door', 'point'] as const).map((where) => ({ value: where, label: t(where) }))}
            value={values.where}
            onChange={(where) => change({ where, point: where === 'point' ? pointOf(values.carrier) : null })}
          />
          {values.where === 'door' ? (
            <Text size="sm" dir="auto">
              {addressOf(order)}
            </Text>
          ) : (
            <PointChoice
              order={order}
              carrier={values.carrier}
              value={values.point}
              error={form.errors['point']}
              onChange={(point) => change({ point })}
            />
          )}
        </Stack>
      </Fieldset>
      <Group>
        <Button
          variant="default"
          loading={offers.isBusy}
          disabled={!isReady}
          onClick={() => void offers.run(undefined)}
        >
          {t('show')}
        </Button>
      </Group>
      <Services services={services} inputProps={form.getInputProps('service')} />
    </FormDialog>
  );
}

function ParcelFields({ parcel, onChange }: { parcel: Parcel; onChange(changes: Partial<Parcel>): void }) {
  const t = useTexts(shipmentsTexts);
  return (
    <Fieldset legend={t('parcel')}>
      <Text size="xs" c="gray.7" mb="sm">
        {t('parcelHelp')}
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
        {sides.map((side) => (
          <NumberField
            key={side}
            kind="count"
            label={t(side)}
            min={1}
            max={side === 'weight' ? 500_000 : 1000}
            required
            value={parcel[side]}
            onChange={(value) => onChange({ [side]: value ?? Number.NaN })}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

interface ServicesProps {
  /** Null: they were not asked for yet. */
  services: readonly CarrierService[] | null;
  inputProps: object;
}

function Services({ services, inputProps }: ServicesProps) {
  const t = useTexts(shipmentsTexts);
  const { error } = inputProps as { error?: string };
  return (
    <div role="status">
      {services?.length === 0 && <Alert color="yellow">{t('noServices')}</Alert>}
      {services && services.length > 0 && (
        <Radio.Group label={t('service')} {...inputProps}>
          <Stack gap="xs" mt="xs">
            {services.map((service) => (
              <OneService key={service.code} service={service} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {services === null && error && (
        <Text size="sm" c="red.9">
          {error}
        </Text>
      )}
    </div>
  );
}

function OneService({ service }: { service: CarrierService }) {
  const t = useTexts(shipmentsTexts);
  const { formatMoney } = useFormat();
  const { code, name, price, currency, minDays, maxDays } = service;
  const days = (() => {
    if (minDays === null) return '';
    return maxDays === null || maxDays === minDays
      ? t('days', { min: minDays })
      : t('dayRange', { min: minDays, max: maxDays });
  })();
  return (
    <Radio
      value={code}
      label={
        <>
          <bdi>{name}</bdi> · {formatMoney(price, currency)}
        </>
      }
      description={days}
    />
  );
}

interface Asked extends Parcel {
  carrier: string;
  where: 'door' | 'point';
  point: string | null;
}

function ask({ carrier, where, point, weight, length, width, height }: Asked) {
  return { carrier, parcel: { weight, length, width, height }, point: where === 'door' ? null : point };
}

function addressOf({ delivery: { address } }: OrderDetail): string {
  const { postalCode = '', locality = '', street = '' } = address ?? {};
  return [postalCode, locality, street].filter(Boolean).join(', ');
}
