import { z } from 'zod';

import { currencies, normalizeCurrency } from '../currencies.ts';

import { setting } from './setting.ts';

const text = z.string().max(500).default('');
const html = z.string().max(20_000).default('');
const previewSize = (width: number, height: number) =>
  z
    .object({
      width: z.int().min(1).max(1920).default(width),
      height: z.int().min(1).max(1920).default(height),
    })
    .prefault({});

export const ecommerceSettingsSchema = z.object({
  currency: setting(z.unknown().optional().transform(normalizeCurrency), {
    tab: 'shop',
    card: 'kind',
    order: 1,
    control: 'choice',
    choices: currencies,
  }),
  priceFormatSeparator: setting(z.enum(['none', 'comma', 'space']).catch('comma').default('comma'), {
    tab: 'shop',
    card: 'kind',
    order: 1,
  }),
  /** Product page template. */
  template: setting(z.enum(['gallery-left', 'gallery-stack']).catch('gallery-left').default('gallery-left'), {
    tab: 'catalog',
    card: 'product',
  }),
  /** Product card template. */
  templateListing: setting(z.enum(['card', 'plain', 'overlay']).catch('card').default('card'), {
    tab: 'catalog',
    card: 'listing',
  }),
  itemPerPage: setting(z.int().min(1).max(100).default(12), { tab: 'catalog', card: 'listing' }),
  imageCrop: setting(z.enum(['outbound', 'inset']).default('outbound'), {
    tab: 'catalog',
    card: 'listing',
    order: 1,
  }),
  /** Pixels; only the ratio matters for layout. */
  previewSizeInListing: setting(previewSize(600, 600), { tab: 'catalog', card: 'listing', order: 1 }),
  previewSizeInItem: setting(previewSize(1, 1), { tab: 'catalog', card: 'product' }),
  defaultColumns: setting(
    z
      .object({
        desktop: z.int().min(1).max(6).default(4),
        tablet: z.int().min(1).max(4).default(2),
        mobile: z.int().min(1).max(3).default(2),
      })
      .prefault({}),
    { tab: 'catalog', card: 'listing' },
  ),
  skuIsShow: setting(z.boolean().default(true), { tab: 'catalog', card: 'product' }),
  showSortingInCatalog: setting(z.boolean().default(true), { tab: 'catalog', card: 'listing' }),
  shippingPolicy: setting(html, { tab: 'catalog', card: 'product', order: 3 }),
  refundPolicy: setting(html, { tab: 'catalog', card: 'product', order: 3 }),
  checkoutFormMessage: setting(html, { tab: 'checkout', card: 'checkout' }),
  checkoutOrderMessage: setting(html, { tab: 'checkout', card: 'checkout' }),
  showCheckoutPolicy: setting(z.boolean().default(true), { tab: 'checkout', card: 'checkout', order: 1 }),
  checkoutPolicyEnabledByDefault: setting(z.boolean().default(false), { tab: 'checkout', card: 'checkout' }),
  checkoutPolicyText: setting(html, { tab: 'checkout', card: 'checkout' }),
  leadsPopupTitle: setting(text, { tab: 'checkout', card: 'leads' }),
  showLeadsPopupPolicy: setting(z.boolean().default(true), { tab: 'checkout', card: 'leads', order: 1 }),
  leadsPopupEnabledByDefault: setting(z.boolean().default(true), { tab: 'checkout', card: 'leads' }),
  leadsPopupPolicyText: setting(html, { tab: 'checkout', card: 'leads' }),
  fastOrder: setting(
    z
      .object({ isShow: z.boolean().default(false), type: z.enum(['popup', 'order']).default('popup'), text })
      .prefault({}),
    { tab: 'checkout', card: 'fastOrder' },
  ),
  showCheckoutReceiver: setting(z.boolean().default(false), { tab: 'checkout', card: 'checkout', order: 1 }),
  productWidgetRelatedPosition: setting(z.enum(['before-tabs', 'after-tabs', 'cart']).default('after-tabs'), {
    tab: 'catalog',
    card: 'product',
    order: 2,
  }),
  productReviewsEnabled: setting(z.boolean().default(true), { tab: 'catalog', card: 'product', order: 1 }),
  /** When the stock quantity is shown; `low` means five or fewer are left. */
  showQuantity: setting(z.enum(['always', 'low', 'never']).default('always'), {
    tab: 'catalog',
    card: 'product',
  }),
  showPriceFrom: setting(z.boolean().default(true), { tab: 'catalog', card: 'listing', order: 1 }),
  filter: setting(
    z
      .object({
        enabled: z.boolean().default(true),
        template: z.enum(['sidebar', 'top', 'drawer']).catch('sidebar').default('sidebar'),
      })
      .prefault({}),
    { tab: 'catalog', card: 'listing' },
  ),
  /** Which tabs of the product page are shown. */
  productDetails: setting(
    z
      .object({
        description: z.boolean().default(true),
        properties: z.boolean().default(true),
        shipping: z.boolean().default(true),
        refund: z.boolean().default(true),
      })
      .prefault({}),
    { tab: 'catalog', card: 'product', order: 1 },
  ),
  enquiryModalCustomField: setting(
    z.object({ label: text, required: z.boolean().default(false) }).prefault({}),
    { tab: 'checkout', card: 'leads', order: 1 },
  ),
  /** Hours; then an order of a guest in cash that nobody has confirmed is canceled. */
  guestOrderHours: setting(z.int().min(1).max(720).default(72), {
    tab: 'checkout',
    card: 'checkout',
    order: 1,
  }),
  /** From one network, before they cost time; 0: networks do not count. */
  guestOrdersPerHour: setting(z.int().min(0).max(10_000).default(60), {
    tab: 'checkout',
    card: 'checkout',
    order: 1,
  }),
  paymentCashOnDelivery: setting(z.object({ enabled: z.boolean().default(true) }).prefault({}), {
    tab: 'checkout',
    card: 'checkout',
    order: 1,
  }),
});
