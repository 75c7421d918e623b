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

const productTemplates = [
  'gallery-left',
  'gallery-right',
  'gallery-below',
  'gallery-stack',
  'gallery-column',
  'gallery-wide',
] as const;

export const cardTemplates = ['card', 'plain', 'tile', 'line', 'arch', 'overlay'] as const;

/** Of map tiles, as Leaflet, OpenLayers and MapLibre take it. */
function isTileAddress(address: string): boolean {
  return /^https:\/\/[^/]/i.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.includes(part));
}

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
  template: setting(z.enum(productTemplates).catch('gallery-left').default('gallery-left'), {
    tab: 'catalog',
    card: 'product',
  }),
  /** What is below the pictures: description, properties, reviews, policies. */
  detailsTemplate: setting(z.enum(['tabs', 'accordion', 'open']).catch('tabs').default('tabs'), {
    tab: 'catalog',
    card: 'product',
  }),
  /** Product card template. */
  templateListing: setting(z.enum(cardTemplates).catch('card').default('card'), {
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
  /** How long goods can be given back on the page of their order, in days after they were handed over; 0: not there. */
  returnDays: setting(z.int().min(0).max(365).default(0), { tab: 'catalog', card: 'product', order: 3 }),
  /** Buyers withdraw from the contract on the page of their order, before it is sent too; `eu`: shops in the EU or in euros. */
  withdrawal: setting(z.enum(['eu', 'always', 'never']).catch('eu').default('eu'), {
    tab: 'catalog',
    card: 'product',
    order: 3,
  }),
  /** How often a bought file may be downloaded, and for how many days after it was paid. */
  downloadLimit: setting(z.int().min(1).max(1000).default(5), { tab: 'catalog', card: 'product', order: 3 }),
  downloadDays: setting(z.int().min(1).max(3650).default(30), { tab: 'catalog', card: 'product', order: 3 }),
  /** What follows after something was put into the cart, and what its icon opens. */
  cartStyle: setting(z.enum(['dialog', 'drawer']).catch('dialog').default('dialog'), {
    tab: 'checkout',
    card: 'cart',
  }),
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
  /** What the owner chose to go with a product, else what was bought together. */
  goesWith: setting(
    z
      .object({
        page: z.boolean().default(true),
        /** In the drawer of the cart, filled up with what is similar. */
        cart: z.boolean().default(true),
        /** Counted in orders, where the owner chose nothing. */
        bought: z.boolean().default(true),
      })
      .prefault({}),
    { tab: 'catalog', card: 'product', order: 2 },
  ),
  /** A row of what was looked at before on the visitor's device, below a product. */
  viewedProducts: setting(z.boolean().default(false), { tab: 'catalog', card: 'product', order: 2 }),
  productReviewsEnabled: setting(z.boolean().default(true), { tab: 'catalog', card: 'product', order: 1 }),
  /** When the stock quantity is shown; `low` and `only` do when it is `lowStock` or less, `only` says "Only 2 left". */
  showQuantity: setting(z.enum(['always', 'low', 'only', 'never']).default('always'), {
    tab: 'catalog',
    card: 'product',
  }),
  /** The lowest price of the 30 days before a discount, which percents refer to; `eu`: shops in the EU or in euros. */
  priorPrice: setting(z.enum(['eu', 'always', 'never']).catch('eu').default('eu'), {
    tab: 'catalog',
    card: 'product',
  }),
  /** How many properties of a product stand beside its price, the first ones; 0: none. */
  keyProperties: setting(z.int().min(0).max(6).default(0), { tab: 'catalog', card: 'product' }),
  productReviews: setting(
    z
      .object({
        /** How many gave so many stars, with an order and a filter, above lists that are worth it. */
        breakdown: z.boolean().default(true),
        /** Says of whom the shop knows it that they bought the product here. */
        purchases: z.boolean().default(true),
        /** Buyers may add photos; off, for strangers write to the shop's disk. */
        photos: z.boolean().default(false),
      })
      .prefault({}),
    { tab: 'catalog', card: 'product', order: 1 },
  ),
  /** Visitors may ask about products; questions are published with their answers. */
  productQuestions: setting(z.boolean().default(false), { tab: 'catalog', card: 'product', order: 1 }),
  /** Visitors may ask to be told once something that is sold out is back. */
  backInStock: setting(z.boolean().default(false), { tab: 'catalog', card: 'product', order: 1 }),
  /** Visitors put products aside; customers keep the list in their account and share it. */
  wishlist: setting(z.boolean().default(false), { tab: 'catalog', card: 'product', order: 1 }),
  /** Pieces: so many or fewer are few. */
  lowStock: setting(z.int().min(1).max(1000).default(5), { tab: 'catalog', card: 'product' }),
  /** Title of the property that stands below a product's name, such as its artist; empty: none. */
  bylineProperty: setting(z.string().max(120).default(''), { tab: 'catalog', card: 'beside' }),
  /** What delivery costs and when it comes, beside the button that buys. */
  deliveryEstimate: setting(z.boolean().default(false), { tab: 'catalog', card: 'beside' }),
  returnsNote: setting(z.string().max(200).default(''), { tab: 'catalog', card: 'beside' }),
  /** Names of ways to pay, such as card brands. */
  paymentMarks: setting(z.array(z.string().trim().min(1).max(30)).max(12).default([]), {
    tab: 'catalog',
    card: 'beside',
  }),
  /** The device's own dialog, else the address is copied. */
  shareButton: setting(z.boolean().default(false), { tab: 'catalog', card: 'beside' }),
  /** Where the bar that buys stays in sight once its form has scrolled away. */
  buyBar: setting(z.enum(['phones', 'everywhere']).default('phones'), { tab: 'catalog', card: 'beside' }),
  /** The picture grows under the mouse. */
  pictureZoom: setting(z.boolean().default(false), { tab: 'catalog', card: 'product' }),
  /** Beside the option of the title: a page of the shop, or a text of its own, that helps to choose. */
  sizeGuide: setting(
    z
      .object({ option: z.string().max(120).default(''), page: z.string().max(200).default(''), text: html })
      .prefault({}),
    { tab: 'catalog', card: 'beside', order: 1 },
  ),
  /** What cards of products show and offer. */
  cards: setting(
    z
      .object({
        sku: z.boolean().default(true),
        /** `as-page`: as `showQuantity` says; `few`: "Only 2 left" when no more are left. */
        stock: z.enum(['as-page', 'few', 'never']).catch('as-page').default('as-page'),
        /** Colours and pictures of an option's values, or how many values each option has. */
        options: z.enum(['never', 'swatches', 'counts']).catch('never').default('never'),
        /** When the second picture is seen; `swipe`: under a pointer, and by a finger on touch screens. */
        secondPicture: z.enum(['never', 'hover', 'swipe']).catch('hover').default('hover'),
        quickAdd: z.boolean().default(false),
        quickView: z.boolean().default(false),
        saleBadge: z.enum(['percent', 'amount', 'never']).catch('percent').default('percent'),
        /** For how many days a product is marked as new; 0: never. */
        newDays: z.int().min(0).max(365).default(0),
      })
      .prefault({}),
    { tab: 'catalog', card: 'productCards' },
  ),
  /** On an empty cart, a search that finds nothing and pages that do not exist. */
  showBestsellers: setting(z.boolean().default(true), { tab: 'catalog', card: 'listing', order: 2 }),
  showPriceFrom: setting(z.boolean().default(true), { tab: 'catalog', card: 'listing', order: 1 }),
  filter: setting(
    z
      .object({
        enabled: z.boolean().default(true),
        template: z.enum(['sidebar', 'top', 'drawer']).catch('sidebar').default('sidebar'),
        /** Two thumbs over a histogram, beside the fields. */
        priceSlider: z.boolean().default(false),
        /** A field in long lists of values. */
        search: z.boolean().default(false),
        available: z.boolean().default(false),
        discounted: z.boolean().default(false),
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
  /** In the drawer: goes into the order's comment. */
  cartNote: setting(z.boolean().default(false), { tab: 'checkout', card: 'cart' }),
  /** Address (slug) of the product that wraps an order as a gift; empty: none. */
  giftWrapProduct: setting(text, { tab: 'checkout', card: 'cart' }),
  showFreeDelivery: setting(z.boolean().default(true), { tab: 'checkout', card: 'cart' }),
  checkoutFirstChoices: setting(z.boolean().default(false), {
    tab: 'checkout',
    card: 'checkout',
    order: 1,
  }),
  /** Letters to who has left a cart at the checkout and agreed to them; hours after the cart was last seen, 0: no such letter. */
  abandonedCarts: setting(
    z
      .object({
        enabled: z.boolean().default(false),
        first: z.int().min(1).max(720).default(3),
        second: z.int().min(0).max(720).default(24),
        third: z.int().min(0).max(720).default(72),
        /** A promotion's code that the last letter tells; empty: none. */
        code: z.string().max(60).default(''),
      })
      .prefault({}),
    { tab: 'checkout', card: 'abandonedCarts' },
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
  /** What the pickup points of a carrier are shown on; without the address of tiles they are a list alone. */
  pickupMap: setting(
    z
      .object({
        tiles: z
          .string()
          .trim()
          .max(300)
          .refine((address) => address === '' || isTileAddress(address), 'validation.tileAddress')
          .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
        source: z.string().trim().max(120).default('© OpenStreetMap contributors'),
        /** Where the source says who made the map; empty: no link. */
        sourceUrl: z
          .string()
          .trim()
          .max(300)
          .refine((address) => address === '' || /^https:\/\//i.test(address), 'validation.url')
          .default('https://www.openstreetmap.org/copyright'),
      })
      .prefault({}),
    { tab: 'checkout', card: 'checkout', order: 2 },
  ),
  paymentCashOnDelivery: setting(z.object({ enabled: z.boolean().default(true) }).prefault({}), {
    tab: 'checkout',
    card: 'checkout',
    order: 1,
  }),
});
