import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { secretNamesOf } from './method-fields.ts';

/** What a key of a provider is encrypted for. */
export function useOfField(key: string, name: string): string {
  return `payment:${key}:${name}`;
}

/** Stored settings as a provider needs them. A secret that cannot be opened is left out: it is to be given anew. */
export function decryptFields(key: string, stored: unknown, secrets: SecretBox): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const opened: Record<string, unknown> = { ...stored };
  for (const name of secretNamesOf(key)) {
    const value = opened[name];
    if (typeof value !== 'string') continue;
    const text = secrets.decrypt(value, useOfField(key, name));
    if (text === null) delete opened[name];
    else opened[name] = text;
  }
  return opened;
}

/** Fields that an owner has given, the secrets among them as they are stored. */
export function encryptFields(
  key: string,
  fields: Readonly<Record<string, string>>,
  secrets: SecretBox,
): Record<string, string> {
  const names = secretNamesOf(key);
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value !== '' && names.includes(name) ? secrets.encrypt(value, useOfField(key, name)) : value,
  ]);
  return Object.fromEntries(entries);
}
