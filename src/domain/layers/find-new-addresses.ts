import { phoneHref, whatsappHref } from '../link-target.ts';

/** What leads out of the shop, wherever it stands in a text: of the web with or without its scheme, mail, phone. */
const addressPattern = /(?:https?:)?\/\/[^\s"'<>\\]+|(?:mailto|tel|sms|tg|viber|geo):[^\s"'<>\\]+/gi;

/** Longest that is told, in characters. */
const longest = 300;

/**
 * Addresses outside of the shop that one document holds and another does not, each once, in their order. It would
 * rather name a text that is no link than miss one.
 */
export function findNewAddresses(before: unknown, after: unknown, origin: string): string[] {
  const known = new Set(addressesOf(before, origin));
  return [...new Set(addressesOf(after, origin))].filter((address) => !known.has(address));
}

function addressesOf(value: unknown, origin: string): string[] {
  if (typeof value === 'string') return addressesIn(value, origin);
  if (typeof value !== 'object' || value === null) return [];
  return [...phoneOf(value), ...Object.values(value).flatMap((inner) => addressesOf(inner, origin))];
}

function addressesIn(text: string, origin: string): string[] {
  const found = text.match(addressPattern) ?? [];
  return found
    .filter((address) => !isWithin(address, origin))
    .map((address) => address.replaceAll('&amp;', '&').slice(0, longest));
}

/** Of a link's target that is a phone number. */
function phoneOf(value: object): string[] {
  if (!('type' in value) || !('phone' in value) || typeof value.phone !== 'string') return [];
  const href = value.type === 'whatsapp' ? whatsappHref(value.phone) : phoneHref(value.phone);
  return value.type === 'whatsapp' || value.type === 'phone' ? [href ?? value.phone] : [];
}

/** Of the shop itself, however its scheme is left out. */
function isWithin(address: string, origin: string): boolean {
  const base = origin.slice(origin.indexOf('//')).toLowerCase();
  const own = address.slice(Math.max(0, address.indexOf('//'))).toLowerCase();
  return own === base || (own.startsWith(base) && /^[/?#]/.test(own.slice(base.length)));
}
