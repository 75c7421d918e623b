import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
/** Within the 24 to 64 of the standard. */
const secretBytes = 32;

/** `whsec_` and 256 random bits, as receivers take them (Standard Webhooks 1.0). */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

export interface SignedMessage {
  id: string;
  /** Of the attempt, in whole seconds. */
  seconds: number;
  body: string;
}

/** The header `webhook-signature`: one signature a secret, so that a new one comes in while the old one is good. */
export function signWebhook({ id, seconds, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
