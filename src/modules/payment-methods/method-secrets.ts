import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { fieldsOf } from './method-fields.ts';
import { decryptSettings, encryptSettings } from './settings-fields.ts';

/** What a key of a provider is encrypted for. */
export function useOfField(key: string, name: string): string {
  return `payment:${key}:${name}`;
}

/** Stored settings as a provider needs them. A secret that cannot be opened is left out: it is to be given anew. */
export function decryptFields(key: string, stored: unknown, secrets: SecretBox): unknown {
  return decryptSettings(fieldsOf(key), stored, (value, name) =>
    secrets.decrypt(value, useOfField(key, name)),
  );
}

/** Fields that an owner has given, the secrets among them as they are stored. */
export function encryptFields(
  key: string,
  fields: Readonly<Record<string, string>>,
  secrets: SecretBox,
): Record<string, string> {
  return encryptSettings(fieldsOf(key), fields, (value, name) =>
    secrets.encrypt(value, useOfField(key, name)),
  );
}
