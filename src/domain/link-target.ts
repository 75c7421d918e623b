import { internationalDigits, isShortPhone, splitPhone } from './phone-display.ts';
import { articlePath, catalogPath, categoryPath, homePath, pagePath, productPath } from './routes.ts';
import type { LinkTarget } from './schemas/link.schema.ts';

export type { LinkTarget };

export interface ResolvedLink {
  /** null when the target cannot be linked to: show plain text or nothing. */
  href: string | null;
  newTab: boolean;
  rel: string | undefined;
}

interface LinkOptions {
  /** The shop's own origin: external links to it stay in the tab. */
  origin?: string;
}

const nowhere: ResolvedLink = { href: null, newTab: false, rel: undefined };
const safeSchemes = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'tg', 'viber', 'geo']);

/** The link of a button, slide or menu entry (specification section 3, link targets). */
export function resolveLinkTarget(target: LinkTarget, { origin }: LinkOptions = {}): ResolvedLink {
  switch (target.type) {
    case 'homepage':
      return linkHere(homePath());
    case 'page':
      return linkHere(pagePath(target.url));
    case 'catalog':
      return linkHere(catalogPath(target.url));
    case 'product':
      return linkHere(productPath(target.url));
    case 'category':
      return linkHere(categoryPath(target.url));
    case 'article':
      return linkHere(articlePath(target.url));
    case 'external':
      return linkOutside(target.url, origin);
    case 'phone': {
      const href = phoneHref(target.phone);
      return href === null ? nowhere : linkAway(href);
    }
    case 'whatsapp': {
      const href = whatsappHref(target.phone, target.text);
      return href === null ? nowhere : linkAway(href);
    }
  }
}

/** tel:+{digits} with the extension (RFC 3966), tel:112 for a short number, null without digits. */
export function phoneHref(phone: string): string | null {
  const digits = internationalDigits(phone);
  if (digits === '') return null;
  const { extension } = splitPhone(phone);
  return `tel:${isShortPhone(phone) ? '' : '+'}${digits}${extension && `;ext=${extension}`}`;
}

/** A WhatsApp chat with an optional preset message, or null without digits. */
export function whatsappHref(phone: string, text?: string): string | null {
  const digits = internationalDigits(phone);
  if (digits === '') return null;
  const message = text?.trim() ? `?text=${encodeURIComponent(text.trim().toWellFormed())}` : '';
  return `https://wa.me/${digits}${message}`;
}

/**
 * An address typed by an editor as it is, or null when it could run code. Browsers drop tabs,
 * newlines and leading control characters before they read the scheme, so `java\nscript:` runs:
 * any control or invisible character refuses the whole address. Relative addresses are fine.
 */
export function safeHref(url: string): string | null {
  const href = url.trim();
  if (href === '' || /[\p{Cc}\p{Cf}\\]/u.test(href)) return null;
  const scheme = /^([^/?#]*?):/.exec(href)?.[1];
  if (scheme !== undefined && !safeSchemes.has(scheme.toLowerCase())) return null;
  return href;
}

function linkOutside(url: string, origin: string | undefined): ResolvedLink {
  const href = safeHref(url);
  if (href === null) return nowhere;
  const leavesSite = /^(?:https?:)?\/\//i.test(href) && !isWithin(href, origin);
  return leavesSite ? linkAway(href) : linkHere(href);
}

function isWithin(href: string, origin: string | undefined): boolean {
  if (!origin) return false;
  const rest = href.slice(origin.length);
  return href.toLowerCase().startsWith(origin.toLowerCase()) && (rest === '' || /^[/?#]/.test(rest));
}

function linkHere(href: string): ResolvedLink {
  return { href, newTab: false, rel: undefined };
}

function linkAway(href: string): ResolvedLink {
  return { href, newTab: true, rel: 'noopener noreferrer' };
}
