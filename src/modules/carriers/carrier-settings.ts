import { decryptSettings, encryptSettings, secretsAmong } from '#modules/payment-methods/settings-fields.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import type { CarrierKind } from './carrier.ts';
import { findCarrierKind } from './carriers.ts';

/** What a secret of a carrier is encrypted for. */
export function useOfCarrierField(key: string, name: string): string {
  return `carrier:${key}:${name}`;
}

/** The fields of a carrier that are stored encrypted. */
export function secretNamesOfCarrier(key: string): string[] {
  return secretsAmong(findCarrierKind(key)?.fields ?? []);
}

/** Stored settings as the carrier needs them. */
export function openSettings({ key, fields }: CarrierKind, stored: unknown, secrets: SecretBox): unknown {
  return decryptSettings(fields, stored, (value, name) =>
    secrets.decrypt(value, useOfCarrierField(key, name)),
  );
}

/** What an owner has given, the secrets among it as they are stored. */
export function closeFields(
  { key, fields }: CarrierKind,
  given: Readonly<Record<string, string>>,
  secrets: SecretBox,
): Record<string, string> {
  return encryptSettings(fields, given, (value, name) =>
    secrets.encrypt(value, useOfCarrierField(key, name)),
  );
}
