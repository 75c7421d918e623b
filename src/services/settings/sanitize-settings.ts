import type { HeaderRow } from '#domain/settings/chrome.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { sanitizeRichText } from '../html/sanitize-rich-text.ts';

const htmlOfEcommerce = [
  'shippingPolicy',
  'refundPolicy',
  'checkoutFormMessage',
  'checkoutOrderMessage',
  'checkoutPolicyText',
  'leadsPopupPolicyText',
] as const;

/**
 * Settings whose rich text is safe to show (requirements 86, 578). Custom code and style of `seo` stay
 * raw: that is what they are for, and only admins may set them.
 */
export function sanitizeSettings(settings: Settings): Settings {
  const { header, footer } = settings;
  const ecommerce = { ...settings.ecommerce };
  for (const field of htmlOfEcommerce) ecommerce[field] = sanitizeRichText(ecommerce[field]);
  return {
    ...settings,
    ecommerce,
    footer: { ...footer, text: sanitizeRichText(footer.text) },
    header: { ...header, desktop: sanitizeRows(header.desktop), mobile: sanitizeRows(header.mobile) },
  };
}

function sanitizeRows<Rows extends Record<string, HeaderRow>>(rows: Rows): Rows {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, sanitizeRow(row)])) as Rows;
}

function sanitizeRow(row: HeaderRow): HeaderRow {
  const clean = (items: HeaderRow['start']) =>
    items.map((item) => (item.type === 'customText' ? { ...item, html: sanitizeRichText(item.html) } : item));
  return { start: clean(row.start), center: clean(row.center), end: clean(row.end) };
}
