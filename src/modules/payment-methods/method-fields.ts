import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import type { ProviderField } from './provider-fields.ts';
import { findProvider } from './providers.ts';
import { changeSettings, describeSettings, secretsAmong } from './settings-fields.ts';

/** What an owner fills in to take payments by a method; nothing for cash. */
export function fieldsOf(key: string): readonly ProviderField[] {
  return findProvider(key)?.fields ?? [];
}

/** The fields of a method that are stored encrypted. */
export function secretNamesOf(key: string): string[] {
  return secretsAmong(fieldsOf(key));
}

/** The fields of a method with what is stored of them; secrets stay here. */
export function describeFields(key: string, settings: unknown): MethodField[] {
  return describeSettings(fieldsOf(key), settings);
}

/** The settings with the named fields changed; null when one is not the method's or not of its kind. */
export function changeFields(
  key: string,
  settings: unknown,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  return changeSettings(fieldsOf(key), settings, fields);
}
