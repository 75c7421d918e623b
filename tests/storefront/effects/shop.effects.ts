import { counts, has, lacks, says, silent, styled, type EffectTable } from './effect.ts';

const html = (text: string) => `<p>${text}</p>`;

/** Lists and product pages. */
const catalogEffects: EffectTable = {
  'ecommerce.currency': { page: 'product', value: 'USD', sees: says('$') },
  'ecommerce.priceFormatSeparator': { page: 'product', value: 'none', sees: says('12500') },
  'ecommerce.template': {
    page: 'product',
    value: 'gallery-stack',
    sees: has('.vt-product[data-template=gallery-stack]'),
  },
  'ecommerce.templateListing': { page: 'catalog', value: 'overlay', sees: has('.vt-card--overlay') },
  'ecommerce.itemPerPage': { page: 'catalog', value: 5, sees: counts('.vt-products .vt-card', 5) },
  'ecommerce.imageCrop': { page: 'catalog', value: 'inset', sees: has('.vt-card .vt-picture--contain') },
  'ecommerce.previewSizeInListing.width': {
    page: 'catalog',
    value: 400,
    sees: styled('.vt-card__media', 'aspect-ratio:400 / 600'),
  },
  'ecommerce.previewSizeInListing.height': {
    page: 'catalog',
    value: 400,
    sees: styled('.vt-card__media', 'aspect-ratio:600 / 400'),
  },
  'ecommerce.previewSizeInItem.width': {
    page: 'product',
    value: 4,
    sees: styled('.vt-gallery__item', 'aspect-ratio:4 / 1'),
  },
  'ecommerce.previewSizeInItem.height': {
    page: 'product',
    value: 2,
    sees: styled('.vt-gallery__item', 'aspect-ratio:1 / 2'),
  },
  'ecommerce.defaultColumns.desktop': {
    page: 'catalog',
    value: 3,
    sees: styled('.vt-products', '--vt-desktop:3'),
  },
  'ecommerce.defaultColumns.tablet': {
    page: 'catalog',
    value: 3,
    sees: styled('.vt-products', '--vt-tablet:3'),
  },
  'ecommerce.defaultColumns.mobile': {
    page: 'catalog',
    value: 1,
    sees: styled('.vt-products', '--vt-mobile:1'),
  },
  'ecommerce.skuIsShow': { page: 'product', value: false, sees: silent('SKU') },
  'ecommerce.showSortingInCatalog': { page: 'catalog', value: false, sees: lacks('select[name=sort]') },
  'ecommerce.productReviewsEnabled': { page: 'product', value: false, sees: lacks('#reviews') },
  'ecommerce.showQuantity': { page: 'product', value: 'never', sees: silent('items left') },
  'ecommerce.showPriceFrom': { page: 'catalog', value: false, sees: silent('from 12,500') },
  'ecommerce.filter.enabled': { page: 'catalog', value: false, sees: lacks('.vt-filters') },
  'ecommerce.filter.template': {
    page: 'catalog',
    value: 'drawer',
    sees: has('.vt-listing[data-filter=drawer]'),
  },
  'ecommerce.productDetails.description': { page: 'product', value: false, sees: lacks('#description') },
  'ecommerce.productDetails.properties': { page: 'product', value: false, sees: lacks('#properties') },
  'ecommerce.productDetails.shipping': {
    page: 'product',
    value: false,
    given: { ecommerce: { shippingPolicy: html('By post') } },
    sees: lacks('#shipping'),
  },
  'ecommerce.productDetails.refund': {
    page: 'product',
    value: false,
    given: { ecommerce: { refundPolicy: html('In two weeks') } },
    sees: lacks('#refund'),
  },
  'ecommerce.shippingPolicy': { page: 'product', value: html('By post'), sees: says('By post') },
  'ecommerce.refundPolicy': { page: 'product', value: html('In two weeks'), sees: says('In two weeks') },
  'ecommerce.productWidgetRelatedPosition': { page: 'cart', value: 'cart', sees: has('.vt-cart-related') },
  'ecommerce.fastOrder.isShow': { page: 'product', value: true, sees: says('One-click order') },
  'ecommerce.fastOrder.type': {
    page: 'product',
    value: 'order',
    given: { ecommerce: { fastOrder: { isShow: true } } },
    sees: has('.vt-buy__fast'),
  },
  'ecommerce.fastOrder.text': {
    page: 'product',
    value: 'Just take it',
    given: { ecommerce: { fastOrder: { isShow: true } } },
    sees: says('Just take it'),
  },
};

/** Checkout and enquiries. */
const orderEffects: EffectTable = {
  'ecommerce.checkoutFormMessage': {
    page: 'checkout',
    value: html('We call you first'),
    sees: says('We call you first'),
  },
  'ecommerce.checkoutOrderMessage': {
    page: 'payment',
    value: html('We call you'),
    sees: says('We call you'),
  },
  'ecommerce.showCheckoutPolicy': { page: 'checkout', value: false, sees: lacks('input[name=consent]') },
  'ecommerce.checkoutPolicyEnabledByDefault': {
    page: 'checkout',
    value: true,
    sees: has('input[name=consent][checked]'),
  },
  'ecommerce.checkoutPolicyText': {
    page: 'checkout',
    value: html('I have read the terms'),
    sees: says('I have read the terms'),
  },
  'ecommerce.showCheckoutReceiver': { page: 'checkout', value: true, sees: has('input[name=hasReceiver]') },
  'ecommerce.paymentCashOnDelivery.enabled': {
    page: 'checkout',
    value: false,
    sees: lacks('input[value=cash]'),
  },
  'ecommerce.guestOrderHours': { page: 'checkout', test: 'src/modules/orders/guest-orders.db.test.ts' },
  'ecommerce.guestOrdersPerHour': { page: 'checkout', test: 'src/modules/orders/guest-orders.db.test.ts' },
  'ecommerce.leadsPopupTitle': {
    page: 'enquiry',
    value: 'Ask the potter',
    sees: (page) => page.text('h1') === 'Ask the potter',
  },
  'ecommerce.showLeadsPopupPolicy': { page: 'enquiry', value: false, sees: lacks('input[name=consent]') },
  'ecommerce.leadsPopupEnabledByDefault': {
    page: 'enquiry',
    value: false,
    sees: lacks('input[name=consent][checked]'),
  },
  'ecommerce.leadsPopupPolicyText': {
    page: 'enquiry',
    value: html('You may write to me'),
    sees: says('You may write to me'),
  },
  'ecommerce.enquiryModalCustomField.label': {
    page: 'enquiry',
    value: 'Which glaze?',
    sees: says('Which glaze?'),
  },
  'ecommerce.enquiryModalCustomField.required': {
    page: 'enquiry',
    value: true,
    sees: has('textarea[name=text][aria-required=true]'),
  },
};

export const shopEffects: EffectTable = { ...catalogEffects, ...orderEffects };
