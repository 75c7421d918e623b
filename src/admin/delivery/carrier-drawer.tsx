import { Button, Fieldset, Group, Stack, Switch } from '@mantine/core';

import type { AdminCarrier } from '#domain/schemas/carrier.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { GuardedDrawer } from '../ui/guarded-drawer.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { carriersTexts } from './carriers.texts.ts';
import { KeyInput } from './key-input.tsx';
import { ProviderNeeds } from './provider-needs.tsx';
import type { ProviderTexts } from './provider-texts.ts';
import { TestButton } from './test-button.tsx';
import { atInputs, fieldsOf, inputName, valuesOf } from './use-method-form.ts';

interface CarrierDrawerProps {
  carrier: AdminCarrier;
  texts: ProviderTexts;
  onClose(): void;
  onChanged(): void;
}

/** A carrier's keys and where parcels start. Secrets go one way; new ones are tried as soon as they are saved. */
export function CarrierDrawer({ carrier, texts, onClose, onChanged }: CarrierDrawerProps) {
  const t = useTexts(carriersTexts);
  const path = `/admin/carriers/${carrier.key}`;
  const { form, isSending, submit } = useServerForm({
    initialValues: { enabled: carrier.enabled, ...valuesOf(carrier.fields) } as Record<string, unknown>,
    async send({ enabled, ...values }) {
      const fields = fieldsOf(carrier.fields, values);
      try {
        const saved = await api.put<AdminCarrier>(path, { version: carrier.version, enabled, fields });
        if (saved.isConfigured && !saved.lastTest) await api.post(`${path}/test`).catch(notifyFailure);
      } catch (error) {
        throw error instanceof ApiError ? atInputs(error) : error;
      }
      notifySuccess(t('saved'));
      onChanged();
    },
  });

  return (
    <GuardedDrawer title={texts.name} isDirty={form.isDirty()} onClose={onClose}>
      {/* What is saved begins a new form, in which what is typed meanwhile would be missing. */}
      <form onSubmit={submit} autoComplete="off" noValidate inert={isSending}>
        <Stack gap="md">
          <Switch label={t('enabled')} {...form.getInputProps('enabled', { type: 'checkbox' })} />
          <Fieldset legend={t('keys')}>
            <Stack gap="sm">
              {carrier.fields.map((field) => (
                <KeyInput
                  key={field.name}
                  texts={texts}
                  field={field}
                  inputProps={form.getInputProps(inputName(field))}
                />
              ))}
            </Stack>
          </Fieldset>
          <Fieldset legend={t('atCarrier')}>
            <ProviderNeeds needs={texts.needs} url={carrier.notificationUrl} />
          </Fieldset>
          {carrier.isConfigured && (
            <TestButton
              path={`${path}/test`}
              lastTest={carrier.lastTest}
              words={{
                neverTested: t('neverTested'),
                said: (detail) => t('carrierSaid', { detail }),
                outcomeOf: (outcome) => t(`test.${outcome}`),
              }}
              isDirty={form.isDirty()}
              onTested={onChanged}
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
