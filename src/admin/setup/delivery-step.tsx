import { Alert, Anchor, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { api } from '../api/api-client.ts';
import { toInput, toValues, type Place, type PlaceKind } from '../delivery/place-values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { forgetKept, keepValues, readKept } from '../ui/kept-values.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { useFormat } from '../ui/use-format.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import type { StepProps } from './setup-screen.tsx';
import { setupTexts } from './setup.texts.ts';
import { SkipButton } from './skip-button.tsx';

const keepAs = 'setup.delivery';
const bases = { zone: '/admin/shipping-zones', location: '/admin/locations' } as const;

// A type, not an interface: only types fit the tree of values that forms hold.
type FirstPlace = { kind: PlaceKind; title: string; price: number | null; address: string };

/** The first zone or pickup location; more of them, and limits, have a screen of their own. */
export function DeliveryStep({ onDone }: StepProps) {
  const t = useTexts(setupTexts);
  const { data: places } = useQuery({
    queryKey: ['delivery', 'places'],
    queryFn: async () => [
      ...(await api.get<Place[]>('/admin/shipping-zones')),
      ...(await api.get<Place[]>('/admin/locations')),
    ],
  });
  if (!places) return <LoadingState />;
  return (
    <Stack gap="md">
      {places.length > 0 && (
        <Alert color="teal">
          {t('placesThere', { places: places.map(({ title }) => title).join(', ') })}{' '}
          <Anchor component={Link} to="/delivery" inherit underline="always">
            {t('toDelivery')}
          </Anchor>
        </Alert>
      )}
      {places.length > 0 ? (
        <Group justify="flex-end">
          <Button onClick={onDone}>{t('next')}</Button>
        </Group>
      ) : (
        <PlaceForm onDone={onDone} />
      )}
    </Stack>
  );
}

function PlaceForm({ onDone }: StepProps) {
  const t = useTexts(setupTexts);
  const { currency } = useFormat();
  const { form, isSending, submit } = useServerForm<FirstPlace>({
    initialValues: { kind: 'zone', title: '', price: null, address: '', ...readKept<FirstPlace>(keepAs) },
    onValuesChange: (values) => keepValues(keepAs, values),
    validate: {
      title: (title) => (title.trim() === '' ? t('nameMissing') : null),
      price: (price) => (price === null || Number.isNaN(price) ? t('priceMissing') : null),
    },
    async send({ kind, title, price, address }) {
      const values = {
        ...toValues(null),
        title,
        price,
        address,
        code: kind === 'zone' ? 'delivery' : 'pickup',
      };
      await api.post(bases[kind], toInput(kind, values));
      forgetKept(keepAs);
      onDone();
    },
  });
  const { kind } = form.getValues();
  return (
    <form onSubmit={submit} noValidate>
      <Card title={t('step.delivery')} text={t('text.delivery')}>
        <SegmentedControl
          aria-label={t('kind')}
          data={[
            { value: 'zone', label: t('kindZone') },
            { value: 'location', label: t('kindPickup') },
          ]}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={t('name')}
          placeholder={t(kind === 'zone' ? 'zoneExample' : 'pickupExample')}
          maxLength={200}
          {...form.getInputProps('title')}
        />
        {kind === 'location' && (
          <TextInput label={t('address')} maxLength={500} {...form.getInputProps('address')} />
        )}
        <NumberField
          kind="money"
          label={t('price', { currency })}
          description={t('priceHelp')}
          min={0}
          required
          maw={280}
          {...numberFieldProps(form, 'price')}
        />
        <Group justify="flex-end" gap="sm">
          <SkipButton onSkip={onDone} />
          <Button type="submit" loading={isSending}>
            {t('next')}
          </Button>
        </Group>
      </Card>
    </form>
  );
}
