import { Button, Fieldset, Group, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { shippingSpeeds } from '#domain/shipping-speed.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { GuardedDrawer } from '../ui/guarded-drawer.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { numberFieldProps } from '../ui/number-field-props.ts';
import { deliveryTexts } from './delivery.texts.ts';
import { LocationFields, ZoneFields } from './place-fields.tsx';
import type { Place, PlaceKind } from './place-values.ts';
import { usePlaceForm } from './use-place-form.ts';

export interface PlaceDrawerProps {
  kind: PlaceKind;
  /** Null: a new one. */
  place: Place | null;
  onClose(): void;
  onChanged(): void;
}

const newTitles = { zone: 'newZone', location: 'newLocation' } as const;

/** A shipping zone or a pickup location with all that it says. */
export function PlaceDrawer({ kind, place, onClose, onChanged }: PlaceDrawerProps) {
  const t = useTexts(deliveryTexts);
  const { form, isSending, submit, rename, remove } = usePlaceForm({ kind, place, onClose, onChanged });

  return (
    <GuardedDrawer
      title={place?.title ?? t(newTitles[kind])}
      size="lg"
      isDirty={form.isDirty()}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('name')}
            description={t('nameHelp')}
            maxLength={200}
            required
            data-autofocus
            {...form.getInputProps('title')}
            onChange={(event) => rename(event.currentTarget.value)}
          />
          <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberField
              kind="money"
              label={t('price')}
              description={t('priceHelp')}
              min={0}
              required
              {...numberFieldProps(form, 'price')}
            />
            <Select
              label={t('speed')}
              description={t('speedHelp')}
              allowDeselect={false}
              data={shippingSpeeds.map((value) => ({ value, label: t(`speed.${value}`) }))}
              {...form.getInputProps('shippingSpeed')}
            />
          </SimpleGrid>
          {kind === 'zone' ? <ZoneFields form={form} /> : <LocationFields form={form} />}
          <Fieldset legend={t('limits')}>
            <Text size="xs" c="gray.7" mb="xs">
              {t('limitsHelp')}
            </Text>
            <SimpleGrid cols={2}>
              {(['minAmount', 'maxAmount', 'minWeight', 'maxWeight'] as const).map((name) => (
                <NumberField
                  key={name}
                  kind={name === 'minWeight' || name === 'maxWeight' ? 'weight' : 'money'}
                  label={t(name)}
                  min={0}
                  {...numberFieldProps(form, name)}
                />
              ))}
            </SimpleGrid>
          </Fieldset>
          <TextInput
            label={t('code')}
            description={t('codeHelp')}
            maxLength={64}
            required
            {...form.getInputProps('code')}
          />
          <Group justify="space-between">
            {place ? (
              <Button
                variant="subtle"
                color="red"
                c="red.9"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => void remove()}
              >
                {t('remove')}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" loading={isSending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </GuardedDrawer>
  );
}
