import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { isAvailable } from '#domain/availability.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { StockRequest, StockRequestAnswer } from '#domain/schemas/stock-request.schema.ts';
import { stockRequestRules } from '#domain/submission-rules.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { checkSubmission } from '#modules/moderation/check-submission.ts';
import { isFilledByProgram, limitSubmissions, type Sender } from '#modules/moderation/spam-guard.ts';
import { hashEmail, readMailLink } from '#modules/marketing-mail/mail-links.ts';
import { allowMail, isRefused } from '#modules/marketing-mail/suppressions.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import {
  insertStockRequest,
  selectAskedRequest,
  selectIsOwnEmail,
  updateAsConfirmed,
  type AskedRequest,
} from './stock-requests.queries.ts';

/** Letters that ask an address to confirm: strangers can cause them. */
const confirmations = { limit: 3, windowSeconds: 86_400 };

export interface StockRequests {
  /**
   * Notes who wants to be told once a variation is back. A guest's address is asked by a letter first; what is answered
   * tells nothing about the address. Throws 404 where there is no such variation, or the shop tells nobody, 422 for a
   * wrong address and for what is in stock, 429 for too many.
   */
  request(wish: StockRequest, sender: Sender): Promise<StockRequestAnswer>;
  /** What the letter with the token has asked; null for a link that is no longer good. */
  read(token: string): Promise<AskedRequest | null>;
  /** The letter's reader wants to be told; null for a link that is no longer good. */
  confirm(token: string): Promise<AskedRequest | null>;
}

export interface StockRequestsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  findByVariation(variationId: number): Promise<Product | null>;
}

export function createStockRequests(options: StockRequestsOptions): StockRequests {
  const { db, settings, limits, outbox, findByVariation } = options;

  async function read(token: string): Promise<(AskedRequest & { id: number }) | null> {
    const link = await readMailLink(db, token);
    if (!link || link.stockRequestId === null) return null;
    const asked = await selectAskedRequest(db, link.stockRequestId);
    return asked && { ...asked, id: link.stockRequestId };
  }

  return {
    async request(wish, sender) {
      const { ecommerce, language } = await settings.read();
      if (!ecommerce.backInStock) throw notFound('page');
      checkSubmission(wish, stockRequestRules);
      if (isFilledByProgram(wish)) return { isConfirmed: false };
      await limitSubmissions(limits, 'stock-request', sender);
      refuseUnlessSoldOut(await findByVariation(wish.variation), wish.variation);
      const { email } = wish;
      const isConfirmed = sender.userId !== null && (await selectIsOwnEmail(db, sender.userId, email));
      const key = hashLimitKey('stock-letters', email.toLowerCase());
      const mayAsk = isConfirmed || (await limits.tryTake({ key, ...confirmations }));
      await db.transaction().execute(async (trx) => {
        const emailHash = hashEmail(email);
        const id = await insertStockRequest(trx, {
          variationId: wish.variation,
          userId: isConfirmed ? sender.userId : null,
          email,
          emailHash,
          consent: {
            text: translatorOf(language)('backInStock.consent'),
            language,
            at: new Date().toISOString(),
          },
          isConfirmed,
        });
        if (isConfirmed) return allowMail(trx, emailHash);
        if (id === null || !mayAsk || (await isRefused(trx, emailHash))) return;
        await enqueue(trx, 'mail.stock-confirm', { stockRequestId: id });
      });
      outbox.wake();
      return { isConfirmed };
    },
    read,
    async confirm(token) {
      const asked = await read(token);
      if (!asked) return null;
      await db.transaction().execute(async (trx) => {
        await updateAsConfirmed(trx, asked.id);
        await allowMail(trx, hashEmail(asked.email));
      });
      return { ...asked, isConfirmed: true };
    },
  };
}

function refuseUnlessSoldOut(product: Product | null, variationId: number): void {
  const variation = product?.variations.find(({ id }) => id === variationId);
  if (!variation) throw notFound('product');
  if (isAvailable(variation.stock)) throw new AppError('validation_failed', 'backInStock.available');
}
