import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import type { ProviderField } from './provider-fields.ts';
import { findProvider } from './providers.ts';

const shownCharacters = 4;
/** A shorter secret would be half told by its end. */
const shortestShown = 12;

/** What an owner fills in to take payments by a method; nothing for cash. */
export function fieldsOf(key: string): readonly ProviderField[] {
  return findProvider(key)?.fields ?? [];
}

/** The fields of a method that are stored encrypted. */
export function secretNamesOf(key: string): string[] {
  return fieldsOf(key)
    .filter(({ kind }) => kind === 'secret')
    .map(({ name }) => name);
}

/** The fields of a method with what is stored of them; secrets stay here. */
export function describeFields(key: string, settings: unknown): MethodField[] {
  return fieldsOf(key).map(({ name, kind, isRequired, choices = [] }) => {
    const stored = readField(settings, name);
    return {
      name,
      kind,
      isRequired,
      choices: [...choices],
      value: kind === 'secret' ? mask(stored) : stored,
    };
  });
}

function mask(value: string): string {
  if (value === '') return '';
  return `••••${value.length >= shortestShown ? value.slice(-shownCharacters) : ''}`;
}

function readField(settings: unknown, name: string): string {
  let value: unknown = settings;
  for (const part of name.split('.')) value = isObject(value) ? value[part] : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The settings with the named fields changed; null when one is not the method's or not of its kind. */
export function changeFields(
  key: string,
  settings: unknown,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  let next: Record<string, unknown> = isObject(settings) ? { ...settings } : {};
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldsOf(key).find((one) => one.name === name);
    if (!field || (field.choices && !field.choices.includes(value))) return null;
    next = writeField(next, name.split('.'), toStored(field, value));
  }
  return next;
}

function toStored({ kind, isNumber }: ProviderField, value: string): unknown {
  if (kind === 'toggle') return value === 'true';
  if (value === '') return undefined;
  return isNumber && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

function writeField(
  settings: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const { [first]: before, ...others } = settings;
  if (rest.length === 0) return value === undefined ? others : { ...settings, [first]: value };
  const inner = writeField(isObject(before) ? before : {}, rest, value);
  return Object.keys(inner).length === 0 ? others : { ...settings, [first]: inner };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
