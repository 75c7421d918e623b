import { phoneHref } from '#domain/link-target.ts';
import { cleanLink } from '#domain/rich-text/rich-text-rules.ts';

/** Of addresses without a scheme, those of other sites: `example.com/prices`. */
const domain = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/u;
const mail = /^[^\s@/:]+@[^\s@/:]+$/;
const phone = /^\+?[\d\s()-]{6,20}(?:\s*(?:ext|x|доб)\.?\s*\d{1,8})?$/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/**
 * What somebody means who types an address: `example.com` is another site, `about` a page of this one, an email
 * address or a number is written or called to. Null for what the server would not keep.
 */
export function typedHref(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  if (mail.test(address)) return keepSafe(`mailto:${address}`);
  if (phone.test(address)) return phoneHref(address);
  if (domain.test(address)) return keepSafe(`https://${address}`);
  if (address.startsWith('//')) return keepSafe(`https:${address}`);
  if (/^[/?#]/.test(address) || scheme.test(address)) return keepSafe(address);
  return keepSafe(`/${address}`);
}

function keepSafe(href: string): string | null {
  return /\s/.test(href) ? null : (cleanLink({ href })['href'] ?? null);
}
