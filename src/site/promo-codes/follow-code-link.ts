import { paths } from '#domain/routes.ts';
import { normalizeTarget } from '#modules/redirects/redirect-target.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { writeCodes } from '#modules/promotions/codes-cookie.ts';

import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import { readKeptCodes } from './kept-codes.ts';

/**
 * GET /promo-code/SPRING10?to=/catalogs/prints: the browser keeps the code, and goes on to a page of the shop, which
 * is the same as everybody's. A code that there is not changes nothing.
 */
export async function followCodeLink(request: PrivateRequest): Promise<Redirection> {
  const { services, params, query, client, origin } = request;
  const code = await services.promoCodes.find(params['code'] ?? '', { clientKey: client, userId: null });
  const redirect = localTarget(query.get('to') ?? '');
  if (code === null) return { redirect };
  const kept = readKeptCodes(request).filter((each) => each !== code);
  return { redirect, cookies: [writeCodes([...kept, code], isSecureOrigin(origin))] };
}

/** A path of this shop; whatever leads elsewhere is the home page. */
function localTarget(to: string): string {
  const target = normalizeTarget(to);
  return target?.startsWith('/') ? target : paths.home;
}
