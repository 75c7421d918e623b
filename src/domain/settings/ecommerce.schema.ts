import { z } from 'zod';

import { normalizeCurrency } from '../money.ts';

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
  currency: z.unknown().optional().transform(normalizeCurrency),
  priceFormatSeparator: z.enum(['none', 'comma', 'space']).catch('comma').default('comma'),
  /** Product page template. */
  template: z.enum(['gallery-left', 'gallery-stack']).catch('gallery-left').default('gallery-left'),
  /** Product card template. */
  templateListing: z.enum(['card', 'plain', 'overlay']).catch('card').default('card'),
  itemPerPage: z.int().min(1).max(100).default(12),
  imageCrop: z.enum(['outbound', 'inset']).default('outbound'),
  /** Pixels; only the ratio matters for layout. */
  previewSizeInListing: previewSize(600, 600),
  previewSizeInItem: previewSize(1, 1),
  defaultColumns: z
    .object({
      desktop: z.int().min(1).max(6).default(4),
      tablet: z.int().min(1).max(4).default(2),
      mobile: z.int().min(1).max(3).default(2),
    })
    .prefault({}),
  skuIsShow: z.boolean().default(true),
  showSortingInCatalog: z.boolean().default(true),
  shippingPolicy: html,
  refundPolicy: html,
  checkoutFormMessage: html,
  checkoutOrderMessage: html,
  showCheckoutPolicy: z.boolean().default(true),
  checkoutPolicyEnabledByDefault: z.boolean().default(false),
  checkoutPolicyText: html,
  leadsPopupTitle: text,
  showLeadsPopupPolicy: z.boolean().default(true),
  leadsPopupEnabledByDefault: z.boolean().default(true),
  leadsPopupPolicyText: html,
  fastOrder: z
    .object({ isShow: z.boolean().default(false), type: z.enum(['popup', 'order']).default('popup'), text })
    .prefault({}),
  showCheckoutReceiver: z.boolean().default(false),
  productWidgetRelatedPosition: z.enum(['before-tabs', 'after-tabs', 'cart']).default('after-tabs'),
  productReviewsEnabled: z.boolean().default(true),
  /** When the stock quantity is shown; `low` means five or fewer are left. */
  showQuantity: z.enum(['always', 'low', 'never']).default('always'),
  showPriceFrom: z.boolean().default(true),
  filter: z
    .object({
      enabled: z.boolean().default(true),
      template: z.enum(['sidebar', 'top', 'drawer']).catch('sidebar').default('sidebar'),
    })
    .prefault({}),
  /** Which tabs of the product page are shown. */
  productDetails: z
    .object({
      description: z.boolean().default(true),
      properties: z.boolean().default(true),
      shipping: z.boolean().default(true),
      refund: z.boolean().default(true),
    })
    .prefault({}),
  enquiryModalCustomField: z.object({ label: text, required: z.boolean().default(false) }).prefault({}),
  paymentCashOnDelivery: z.object({ enabled: z.boolean().default(true) }).prefault({}),
});
