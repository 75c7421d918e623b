import { Button, Fieldset, Group, MultiSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { GuardedDrawer } from '../ui/guarded-drawer.tsx';
import { deliveryTexts } from './delivery.texts.ts';
import { KeyInput } from './key-input.tsx';
import type { Place } from './place-values.ts';
import { ProviderNeeds } from './provider-needs.tsx';
import { TestButton } from './test-button.tsx';
import { inputName, useMethodForm } from './use-method-form.ts';
import { useMethodTexts } from './use-method-texts.ts';

interface MethodDrawerProps {
  method: AdminMethod;
  name: string;
  onClose(): void;
  onChanged(): void;
}

/** A payment method's keys, name and places. Secrets go one way. */
export function MethodDrawer({ method, name, onClose, onChanged }: MethodDrawerProps) {
  const t = useTexts(deliveryTexts);
  const texts = useMethodTexts()(method.key);
  const { data: places = [] } = useQuery({
    queryKey: ['delivery', 'places'],
    queryFn: async () => [
      ...(await api.get<Place[]>('/admin/shipping-zones')),
      ...(await api.get<Place[]>('/admin/locations')),
    ],
  });
  const { form, isSending, submit } = useMethodForm(method, onChanged);

  return (
    <GuardedDrawer title={name} isDirty={form.isDirty()} onClose={onClose}>
      {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
      <form onSubmit={submit} autoComplete="off" inert={isSending}>
        <Stack gap="md">
          <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
          {method.key === 'cash' && (
            <Text size="sm" c="gray.7">
              {t('cashSetting')}
            </Text>
          )}
          {method.notificationUrl !== null && (
            <Fieldset legend={t('atProvider')}>
              <ProviderNeeds needs={texts.needs} url={method.notificationUrl} />
            </Fieldset>
          )}
          {method.fields.length > 0 && (
            <Fieldset legend={t('keys')}>
              <Text size="xs" c="gray.7" mb="sm">
                {t('keysHelp')}
              </Text>
              <Stack gap="sm">
                {method.fields.map((field) => (
                  <KeyInput
                    key={field.name}
                    texts={texts}
                    field={field}
                    inputProps={form.getInputProps(inputName(field))}
                  />
                ))}
              </Stack>
            </Fieldset>
          )}
          <TextInput
            label={t('methodName')}
            description={t('methodNameHelp')}
            placeholder={name}
            maxLength={120}
            {...form.getInputProps('methodName')}
          />
          <MultiSelect
            label={t('places')}
            description={t('placesHelp')}
            data={places.map(({ code, title }) => ({ value: code, label: title }))}
            {...form.getInputProps('locationCodes')}
          />
          {method.needsTest && method.isConfigured && (
            <MethodTest method={method} isDirty={form.isDirty()} onTested={onChanged} />
          )}
          {method.needsTest && method.lastTest?.outcome !== 'accepted' && (
            <Switch
              label={t('offerUntested')}
              description={t('offerUntestedHelp')}
              {...form.getInputProps('offerUntested', { type: 'checkbox' })}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={isSending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </GuardedDrawer>
  );
}

interface MethodTestProps {
  method: AdminMethod;
  isDirty: boolean;
  onTested(): void;
}

function MethodTest({ method: { key, lastTest }, isDirty, onTested }: MethodTestProps) {
  const t = useTexts(deliveryTexts);
  return (
    <TestButton
      path={`/admin/payment-methods/${key}/test`}
      lastTest={lastTest}
      words={{
        neverTested: t('neverTested'),
        said: (detail) => t('providerSaid', { detail }),
        outcomeOf: (outcome) => t(`test.${outcome}`),
      }}
      isDirty={isDirty}
      onTested={onTested}
    />
  );
}
