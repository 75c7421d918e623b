import type { IncomingHttpHeaders } from 'node:http';

/** What proxies say of where a request comes from: Cloudflare, CloudFront, Vercel, nginx with GeoIP. */
const countryHeaders = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
] as const;

/** ISO codes that stand for no country: unknown, Tor, satellite. */
const noCountry = new Set(['XX', 'T1', 'ZZ']);

/** The visitor's country as two capitals; null where no proxy before the server tells it. */
export function visitorCountry(headers: IncomingHttpHeaders): string | null {
  for (const name of countryHeaders) {
    const code = String(headers[name] ?? '')
      .trim()
      .toUpperCase();
    if (/^[A-Z]{2}$/.test(code) && !noCountry.has(code)) return code;
  }
  return null;
}
