import { toPhrases } from '../rich-text/to-phrases.ts';
import type { HeaderRow } from './layout.schema.ts';
import type { Settings } from './settings.schema.ts';

/** Takes out of HTML what must not be shown. */
type Clean = (html: string) => string;

const htmlOfEcommerce = [
  'shippingPolicy',
  'refundPolicy',
  'checkoutFormMessage',
  'checkoutOrderMessage',
] as const;

/** They stand in the label of a box to tick, which holds no paragraphs. */
const labelsOfEcommerce = ['checkoutPolicyText', 'leadsPopupPolicyText'] as const;

/**
 * Settings whose rich text is safe to show (requirements 86, 578). Custom code and style of `seo` stay
 * raw: that is what they are for, and only admins may set them.
 */
export function cleanSettings(settings: Settings, clean: Clean): Settings {
  const { header, footer } = settings;
  const ecommerce = { ...settings.ecommerce };
  for (const field of htmlOfEcommerce) ecommerce[field] = clean(ecommerce[field]);
  for (const field of labelsOfEcommerce) ecommerce[field] = toPhrases(clean(ecommerce[field]));
  ecommerce.sizeGuide = { ...ecommerce.sizeGuide, text: clean(ecommerce.sizeGuide.text) };
  return {
    ...settings,
    ecommerce,
    footer: { ...footer, text: clean(footer.text) },
    header: { ...header, desktop: cleanRows(header.desktop, clean), mobile: cleanRows(header.mobile, clean) },
  };
}

function cleanRows<Rows extends Record<string, HeaderRow>>(rows: Rows, clean: Clean): Rows {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, cleanRow(row, clean)])) as Rows;
}

function cleanRow(row: HeaderRow, clean: Clean): HeaderRow {
  const cleanItems = (items: HeaderRow['start']) =>
    items.map((item) => (item.type === 'customText' ? { ...item, html: clean(item.html) } : item));
  return { start: cleanItems(row.start), center: cleanItems(row.center), end: cleanItems(row.end) };
}
