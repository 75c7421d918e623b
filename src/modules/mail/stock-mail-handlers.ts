import { isAvailable } from '#domain/availability.ts';
import { productPath, stockConfirmationPath, unsubscribePath } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import { issueMailLink } from '#modules/marketing-mail/mail-links.ts';
import { isRefused, isSuppressed } from '#modules/marketing-mail/suppressions.ts';
import type { OutboxHandlers } from '#platform/outbox/deliver-messages.ts';

import { describeOffer, readOffer, type FindByVariation, type Offer } from './product-line.ts';
import type { MailPorts } from './shop-mail-handlers.ts';
import {
  claimStockLetter,
  putBackInLine,
  readStockRequest,
  releaseStockLetter,
} from './stock-mail.queries.ts';
import { writeBackInStock, writeStockConfirmation } from './templates/stock-mails.ts';

/** Mails to those who want to be told once something that is sold out is back. */
export function createStockMailHandlers({
  db,
  readSettings,
  origin,
  brandOf,
  openLetter,
  send,
  findByVariation,
}: MailPorts & { findByVariation: FindByVariation }): Pick<
  OutboxHandlers,
  'mail.stock-confirm' | 'mail.back-in-stock'
> {
  return {
    async 'mail.stock-confirm'({ stockRequestId }, stamp) {
      const request = await readStockRequest(db, stockRequestId);
      if (!request || request.isConfirmed || (await isRefused(db, request.emailHash))) return 'skipped';
      const offer = readOffer(await findByVariation(request.variationId), request.variationId);
      if (!offer) return 'skipped';
      const known = await readSettings();
      const token = await issueMailLink(db, { emailHash: request.emailHash, stockRequestId });
      const unsubscribe = origin() + unsubscribePath(token);
      const brand = brandOf(known, request.language);
      const letter = await openLetter('stock-confirm', brand, nameOffer(offer));
      const document = writeStockConfirmation({
        ...describe(offer, known, origin()),
        href: origin() + stockConfirmationPath(token),
        unsubscribe,
        t: letter.t,
      });
      return send(letter.applyTexts(document), brand, { to: [request.email], unsubscribe }, stamp);
    },

    /**
     * At most once: what is claimed is sent by nobody else, and where the program dies while the mail server has the
     * letter it is not sent again. What the server refuses is tried again.
     */
    async 'mail.back-in-stock'({ stockRequestId }, stamp) {
      const request = await readStockRequest(db, stockRequestId);
      if (!request?.isTold || (await isSuppressed(db, request.emailHash))) return 'skipped';
      const offer = readOffer(await findByVariation(request.variationId), request.variationId);
      if (!offer || !isAvailable(offer.variation.stock)) {
        await putBackInLine(db, stockRequestId);
        return 'skipped';
      }
      const known = await readSettings();
      const token = await issueMailLink(db, { emailHash: request.emailHash, stockRequestId });
      const unsubscribe = origin() + unsubscribePath(token);
      const { product, variation } = offer;
      const variationId = product.options.length > 0 ? variation.id : null;
      const brand = brandOf(known, request.language);
      const letter = await openLetter('back-in-stock', brand, nameOffer(offer));
      const document = writeBackInStock({
        ...describe(offer, known, origin()),
        href: origin() + productPath(product.slug, variationId),
        unsubscribe,
        t: letter.t,
      });
      if (!(await claimStockLetter(db, stockRequestId))) return 'skipped';
      try {
        return await send(letter.applyTexts(document), brand, { to: [request.email], unsubscribe }, stamp);
      } catch (error) {
        await releaseStockLetter(db, stockRequestId);
        throw error;
      }
    },
  };
}

function nameOffer({ product, variation }: Offer) {
  return { product: nameWithVariant(product.title, variation.title) };
}

function describe(offer: Offer, settings: Settings, origin: string) {
  const { product, variation } = offer;
  return { title: product.title, options: variation.title, line: describeOffer(offer, { settings, origin }) };
}
