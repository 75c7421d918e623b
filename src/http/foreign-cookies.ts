import type { FastifyRequest } from 'fastify';

/** Methods without an effect (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Makes what drops the cookies of a request with an effect that a page elsewhere has made, another host of the same
 * site among them: they say who somebody is, not that they wanted it. Browsers tell by Sec-Fetch-Site, those that do
 * not by Origin; programs send neither, and nobody can make them send somebody else's cookies.
 */
export function createCookieGuard(ownAddresses: readonly string[]): (request: FastifyRequest) => void {
  const own = new Set(
    ownAddresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
  );
  return (request) => {
    if (request.headers.cookie === undefined || safeMethods.has(request.method)) return;
    if (isFromElsewhere(request, own)) delete request.headers.cookie;
  };
}

function isFromElsewhere({ headers, host }: FastifyRequest, own: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || own.has(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
