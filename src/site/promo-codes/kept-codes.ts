import { isOwnCardCode } from '#domain/gift-card-code.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { areSameCodes, readCodes, tidyCodes, writeCodes } from '#modules/promotions/codes-cookie.ts';

import type { PrivateRequest } from '../pages/page-request.ts';

/** The codes that a visit carries. */
export function readKeptCodes({ headers, origin }: Pick<PrivateRequest, 'headers' | 'origin'>): string[] {
  return readCodes(headers, isSecureOrigin(origin));
}

/**
 * The Set-Cookie header that goes with a page: the codes of its quote, those left out that there are not. What stands
 * for cards of a customer stays: who is signed in is known to the browser alone.
 */
export function keepCodesOf(request: PrivateRequest, quote: Quote | null): string | null {
  if (!quote) return null;
  const kept = readKeptCodes(request);
  const ofQuote = quote.codes.filter(({ isKnown }) => isKnown).map(({ code }) => code);
  const known = tidyCodes([...ofQuote, ...kept.filter(isOwnCardCode)]);
  if (areSameCodes(known, kept)) return null;
  return writeCodes(known, isSecureOrigin(request.origin));
}
