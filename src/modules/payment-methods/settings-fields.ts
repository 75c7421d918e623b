import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import type { ProviderField } from './provider-fields.ts';

type Fields = readonly ProviderField[];

const shownCharacters = 4;
/** A shorter secret would be half told by its end. */
const shortestShown = 12;

/** Those that are stored encrypted. */
export function secretsAmong(fields: Fields): string[] {
  return fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name);
}

/** The fields with what is stored of them; secrets stay here. */
export function describeSettings(fields: Fields, settings: unknown): MethodField[] {
  return fields.map(({ name, kind, isRequired, choices = [] }) => {
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

/** The settings with the named fields changed; null when one is not among them or not of its kind. */
export function changeSettings(
  fields: Fields,
  settings: unknown,
  changes: Readonly<Record<string, string>>,
): Record<string, unknown> | null {
  let next: Record<string, unknown> = isObject(settings) ? { ...settings } : {};
  for (const [name, value] of Object.entries(changes)) {
    const field = fields.find((one) => one.name === name);
    if (!field || (field.choices && !field.choices.includes(value))) return null;
    next = writeField(next, name.split('.'), toStored(field, value));
  }
  return next;
}

/** Stored settings as they are needed. A secret that cannot be opened is left out: it is to be given anew. */
export function decryptSettings(
  fields: Fields,
  stored: unknown,
  decrypt: (value: string, name: string) => string | null,
): unknown {
  if (!isObject(stored)) return stored;
  const opened: Record<string, unknown> = { ...stored };
  for (const name of secretsAmong(fields)) {
    const value = opened[name];
    if (typeof value !== 'string') continue;
    const text = decrypt(value, name);
    if (text === null) delete opened[name];
    else opened[name] = text;
  }
  return opened;
}

/** What an owner has given, the secrets among it as they are stored. */
export function encryptSettings(
  fields: Fields,
  given: Readonly<Record<string, string>>,
  encrypt: (value: string, name: string) => string,
): Record<string, string> {
  const names = secretsAmong(fields);
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    value !== '' && names.includes(name) ? encrypt(value, name) : value,
  ]);
  return Object.fromEntries(entries);
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
