import type { AdminMethod, MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import { api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { deliveryTexts } from './delivery.texts.ts';

/** A payment method as it is edited; new keys are tried at the provider as soon as they are saved. */
export function useMethodForm(method: AdminMethod, onChanged: () => void) {
  const t = useTexts(deliveryTexts);
  return useServerForm({
    initialValues: {
      methodName: method.methodName,
      enabled: method.enabled,
      offerUntested: method.isOfferedUntested,
      locationCodes: method.locationCodes,
      ...valuesOf(method.fields),
    } as Record<string, unknown>,
    async send({ methodName, enabled, offerUntested, locationCodes, ...values }) {
      const fields = fieldsOf(method.fields, values);
      try {
        const body = {
          version: method.version,
          methodName,
          enabled,
          locationCodes,
          fields,
          // Unless it is chosen anew, new keys ask for a new test.
          ...(offerUntested !== method.isOfferedUntested && { offerUntested }),
        };
        const saved = await api.put<AdminMethod>(`/admin/payment-methods/${method.key}`, body);
        if (saved.needsTest && saved.isConfigured && !saved.lastTest)
          await api.post(`/admin/payment-methods/${method.key}/test`).catch(notifyFailure);
      } catch (error) {
        throw error instanceof ApiError ? atInputs(error) : error;
      }
      notifySuccess(t('saved'));
      onChanged();
    },
  });
}

/** What inputs begin with; a secret that is stored is not told. */
export function valuesOf(fields: readonly MethodField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [inputName(field), field.kind === 'secret' ? '' : field.value]),
  );
}

/** What is sent of inputs: a secret only where one was typed. */
export function fieldsOf(
  fields: readonly MethodField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter((field) => field.kind !== 'secret' || values[inputName(field)] !== '')
      .map((field) => [field.name, String(values[inputName(field)] ?? '')]),
  );
}

/** The keys' errors stand under `fields`, each at the name of its field. */
export function atInputs(error: ApiError): ApiError {
  const { fields, ...others } = error.children;
  const own = Object.entries(fields?.children ?? {}).map(([name, errors]) => [inputName({ name }), errors]);
  const children = { ...others, ...(fields?.errors && { fields }), ...Object.fromEntries(own) };
  return new ApiError(error.status, { message: error.message, code: error.code, children });
}

/** A point in a name would read as a path to the form. */
export function inputName({ name }: Pick<MethodField, 'name'>): string {
  return `key:${name.replaceAll('.', '/')}`;
}
