import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { secretNamesOfCarrier, useOfCarrierField } from '#modules/carriers/carrier-settings.ts';
import { useOfDownloadToken } from '#modules/downloads/use-of-token.ts';
import { useOfMailPassword } from '#modules/mail/mail-server.ts';
import { secretNamesOf } from '#modules/payment-methods/method-fields.ts';
import { useOfField } from '#modules/payment-methods/method-secrets.ts';
import { useOfTotp } from '#modules/staff/second-step.ts';
import { useOfWebhookSecret } from '#modules/webhooks/use-of-secret.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import {
  addCarrierSettings,
  addMethodSettings,
  selectCarrierSettings,
  selectDownloadTokens,
  selectMailPasswords,
  selectMethodSettings,
  selectTotpSecrets,
  selectWebhookSecrets,
  updateDownloadToken,
  updateMailPassword,
  updateTotpSecret,
  updateWebhookSecrets,
} from './stored-secrets.queries.ts';

interface Outcome {
  /** How many were encrypted anew: they had been stored in clear, or with a key that is being replaced. */
  encrypted: number;
  /** What a key that we do not have has encrypted. */
  unreadable: string[];
}

/** Brings all secrets of the database under the key that encrypts now. */
export function encryptStoredSecrets(db: Kysely<Database>, secrets: SecretBox): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    const outcome: Outcome = { encrypted: 0, unreadable: [] };

    /** The text to store in place of another; null to leave it. */
    function renew(stored: string, use: string): string | null {
      if (secrets.isCurrent(stored)) return null;
      const text = secrets.decrypt(stored, use);
      if (text === null) {
        outcome.unreadable.push(use);
        return null;
      }
      outcome.encrypted += 1;
      return secrets.encrypt(text, use);
    }

    for (const { id, secret } of await selectTotpSecrets(trx)) {
      const renewed = renew(secret, useOfTotp(id));
      if (renewed !== null) await updateTotpSecret(trx, id, renewed);
    }
    /** Those of the settings that are to be stored in place of others; null to leave them all. */
    function renewSettings(
      settings: Readonly<Record<string, unknown>>,
      names: readonly string[],
      useOf: (name: string) => string,
    ): Record<string, string> | null {
      const renewed: Record<string, string> = {};
      for (const name of names) {
        const stored = settings[name];
        const text = typeof stored === 'string' ? renew(stored, useOf(name)) : null;
        if (text !== null) renewed[name] = text;
      }
      return Object.keys(renewed).length > 0 ? renewed : null;
    }

    for (const { key, settings } of await selectMethodSettings(trx)) {
      const renewed = renewSettings(settings, secretNamesOf(key), (name) => useOfField(key, name));
      if (renewed) await addMethodSettings(trx, key, renewed);
    }
    for (const { key, settings } of await selectCarrierSettings(trx)) {
      const renewed = renewSettings(settings, secretNamesOfCarrier(key), (name) =>
        useOfCarrierField(key, name),
      );
      if (renewed) await addCarrierSettings(trx, key, renewed);
    }
    for (const password of await selectMailPasswords(trx)) {
      const renewed = renew(password, useOfMailPassword);
      if (renewed !== null) await updateMailPassword(trx, renewed);
    }
    for (const { id, secret, previousSecret } of await selectWebhookSecrets(trx)) {
      const use = useOfWebhookSecret(id);
      const renewed = renew(secret, use);
      const previous = previousSecret === null ? null : renew(previousSecret, use);
      if (renewed !== null || previous !== null)
        await updateWebhookSecrets(trx, id, renewed ?? secret, previous ?? previousSecret);
    }
    for (const { id, token } of await selectDownloadTokens(trx)) {
      const renewed = renew(token, useOfDownloadToken(id));
      if (renewed !== null) await updateDownloadToken(trx, id, renewed);
    }
    return outcome;
  });
}
