import type { IncomingHttpHeaders } from 'node:http';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { KeptCart } from '#domain/schemas/abandoned-cart.schema.ts';
import { stockRequestRules as emailRules } from '#domain/submission-rules.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { hashEmail } from '#modules/marketing-mail/mail-links.ts';
import { allowMail, isSuppressed } from '#modules/marketing-mail/suppressions.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import type { Sender } from '#modules/moderation/spam-guard.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';

import {
  closeCartsOfKey,
  deleteOpenCarts,
  moveCartOfLetter,
  selectLinesOfLetter,
  selectOwnerOf,
  upsertAbandonedCart,
} from './abandoned-carts.queries.ts';
import { readCartKey } from './cart-key.ts';

/** A checkout tells of each change of its cart and its address. */
const tellings = { limit: 60, windowSeconds: 3600 };
const tokenLength = 43;

/** Carts whose buyers agreed to be reminded of them. `key`: of the browser, null where it has none. */
export interface AbandonedCarts {
  /**
   * Keeps the cart and gives the browser's key; what was kept for it under another address goes. Nothing is kept of an
   * address that has unsubscribed, until its owner, signed in, agrees again; the answer does not tell. Throws 404 where
   * the shop reminds nobody, 422 for a wrong address, 429 for too many.
   */
  keep(cart: KeptCart, key: string | null, sender: Sender): Promise<string>;
  /** The buyer wants no letters, or has emptied the cart. */
  forget(key: string): Promise<void>;
  /** The browser has placed an order, under whatever address. Never throws: the order stands. */
  close(headers: Pick<IncomingHttpHeaders, 'cookie'>, orderNumber: string): Promise<void>;
  /** What the letter with the token brings back; null for a link that is no longer good. */
  read(token: string): Promise<KeptCart['lines'] | null>;
  /** The letter's reader goes on with the cart in this browser; gives its key, and null as `read` does. */
  resume(token: string, key: string | null): Promise<{ lines: KeptCart['lines']; key: string } | null>;
}

export interface AbandonedCartsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  hasSecureOrigin: boolean;
  log: Log;
}

export function createAbandonedCarts(options: AbandonedCartsOptions): AbandonedCarts {
  const { db, settings, limits, hasSecureOrigin, log } = options;
  async function read(token: string) {
    return token.length === tokenLength ? selectLinesOfLetter(db, hashToken(token)) : null;
  }
  return {
    async keep({ email, lines }, known, { client, userId }) {
      const { ecommerce, language } = await settings.read();
      if (!ecommerce.abandonedCarts.enabled) throw notFound('page');
      checkSubmission({ email }, emailRules);
      await limits.take({ key: hashLimitKey('abandoned-cart', client), ...tellings });
      const key = known ?? createToken();
      const keyHash = hashToken(key);
      const emailHash = hashEmail(email);
      await deleteOpenCarts(db, keyHash, emailHash);
      const owner = await selectOwnerOf(db, userId, email);
      if (owner !== null) await allowMail(db, emailHash);
      else if (await isSuppressed(db, emailHash)) return key;
      await upsertAbandonedCart(db, {
        userId: owner,
        email,
        emailHash,
        keyHash,
        consent: {
          text: translatorOf(language)('checkout.reminders'),
          language,
          at: new Date().toISOString(),
        },
        lines: lines.map(({ variationId, quantity }) => ({ variationId, quantity })),
      });
      return key;
    },
    forget: (key) => deleteOpenCarts(db, hashToken(key), null),
    async close(headers, orderNumber) {
      const key = readCartKey(headers, hasSecureOrigin);
      if (key === null) return;
      try {
        await closeCartsOfKey(db, hashToken(key), orderNumber);
      } catch (error) {
        log.error({ err: error }, 'An abandoned cart was not closed');
      }
    },
    read,
    async resume(token, known) {
      const lines = await read(token);
      if (!lines) return null;
      const key = known ?? createToken();
      await moveCartOfLetter(db, hashToken(token), hashToken(key));
      return { lines, key };
    },
  };
}
