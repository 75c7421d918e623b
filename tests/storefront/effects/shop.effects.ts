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
    also: ['gallery-right', 'gallery-below', 'gallery-column', 'gallery-wide'].map((value) => ({
      value,
      sees: has(`.vt-product[data-template=${value}]`),
    })),
  },
  'ecommerce.detailsTemplate': {
    page: 'product',
    value: 'accordion',
    sees: has('.vt-tabs[data-template=accordion]'),
    also: [{ value: 'open', sees: has('.vt-tabs[data-template=open]') }],
  },
  'ecommerce.templateListing': {
    page: 'catalog',
    value: 'overlay',
    sees: has('.vt-card--overlay'),
    also: ['plain', 'tile', 'line', 'arch'].map((value) => ({ value, sees: has(`.vt-card--${value}`) })),
  },
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
  'ecommerce.keyProperties': { page: 'product', value: 1, sees: has('.vt-key-properties') },
  'ecommerce.productReviews.breakdown': { page: 'product', value: false, sees: lacks('.vt-stars-bars') },
  'ecommerce.productReviews.purchases': {
    page: 'product',
    value: false,
    sees: lacks('.vt-review__purchase'),
  },
  'ecommerce.productReviews.photos': {
    page: 'reviewForm',
    value: true,
    sees: has('input[type=file]'),
  },
  'ecommerce.productQuestions': { page: 'product', value: true, sees: has('#questions') },
  'ecommerce.showQuantity': { page: 'product', value: 'never', sees: silent('items left') },
  // What was reduced from the start has no price before.
  'ecommerce.priorPrice': { page: 'catalog', value: 'always', sees: lacks('.vt-flag--sale') },
  'ecommerce.lowStock': {
    page: 'product',
    value: 9,
    given: { ecommerce: { showQuantity: 'only' } },
    sees: says('Only 8 left'),
  },
  'ecommerce.bylineProperty': { page: 'product', value: 'clay', sees: has('.vt-product__byline') },
  'ecommerce.deliveryEstimate': { page: 'product', value: true, sees: says('up to 2 days') },
  'ecommerce.returnsNote': { page: 'product', value: 'Thirty days to return', sees: says('Thirty days') },
  'ecommerce.paymentMarks': { page: 'product', value: ['Visa'], sees: has('.vt-help__marks') },
  'ecommerce.buyBar': {
    page: 'product',
    value: 'everywhere',
    sees: has('.vt-buy-bar[data-reach=everywhere]'),
  },
  'ecommerce.pictureZoom': { page: 'product', value: true, sees: has('vt-gallery[data-zoom]') },
  'ecommerce.sizeGuide.option': {
    page: 'product',
    value: 'size',
    given: { ecommerce: { sizeGuide: { page: 'about' } } },
    sees: has('a[data-vt-guide][href=/about]'),
  },
  'ecommerce.sizeGuide.page': {
    page: 'product',
    value: 'about',
    given: { ecommerce: { sizeGuide: { option: 'Size' } } },
    sees: has('a[data-vt-guide][href=/about]'),
  },
  'ecommerce.sizeGuide.text': {
    page: 'product',
    value: html('Measure the wall'),
    given: { ecommerce: { sizeGuide: { option: 'Size' } } },
    sees: has('#size-guide'),
  },
  'ecommerce.cards.sku': { page: 'catalog', value: false, sees: silent('SKU') },
  'ecommerce.cards.stock': { page: 'catalog', value: 'never', sees: silent('items left') },
  'ecommerce.cards.options': { page: 'catalog', value: 'counts', sees: says('2 sizes') },
  'ecommerce.cards.secondPicture': { page: 'catalog', value: 'swipe', sees: has('.vt-card__swipe') },
  'ecommerce.cards.quickAdd': { page: 'catalog', value: true, sees: has('.vt-card__add') },
  'ecommerce.cards.quickView': { page: 'catalog', value: true, sees: has('.vt-card__view') },
  'ecommerce.cards.saleBadge': { page: 'catalog', value: 'never', sees: lacks('.vt-flag--sale') },
  'ecommerce.cards.newDays': { page: 'catalog', value: 365, sees: has('.vt-card__badges') },
  'ecommerce.showBestsellers': { page: 'cart', test: 'tests/storefront/errors.db.test.ts' },
  'ecommerce.showPriceFrom': { page: 'catalog', value: false, sees: silent('from 12,500') },
  'ecommerce.filter.enabled': { page: 'catalog', value: false, sees: lacks('.vt-filters') },
  'ecommerce.filter.template': {
    page: 'catalog',
    value: 'drawer',
    sees: has('.vt-listing[data-filter=drawer]'),
  },
  'ecommerce.filter.priceSlider': { page: 'catalog', value: true, sees: has('vt-price-range') },
  'ecommerce.filter.search': { page: 'catalog', value: true, sees: has('vt-find-value') },
  'ecommerce.filter.available': { page: 'catalog', value: true, sees: says('In stock') },
  'ecommerce.filter.discounted': { page: 'catalog', value: true, sees: says('On sale') },
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
  'ecommerce.returnDays': { page: 'payment', test: 'tests/browser/returns.browser.test.ts' },
  'ecommerce.withdrawal': { page: 'payment', test: 'tests/browser/returns.browser.test.ts' },
  'ecommerce.downloadLimit': { page: 'payment', test: 'tests/storefront/downloads.db.test.ts' },
  'ecommerce.downloadDays': { page: 'payment', test: 'tests/storefront/downloads.db.test.ts' },
  'ecommerce.productWidgetRelatedPosition': { page: 'cart', value: 'cart', sees: has('.vt-cart-related') },
  'ecommerce.viewedProducts': {
    page: 'product',
    value: true,
    sees: has('vt-island[name=viewed-products]'),
  },
  'ecommerce.shareButton': { page: 'product', value: true, sees: has('.vt-share button') },
  'ecommerce.backInStock': { page: 'product', test: 'tests/storefront/back-in-stock.db.test.ts' },
  'ecommerce.abandonedCarts.enabled': {
    page: 'checkout',
    value: true,
    sees: says('Email me if I leave this cart'),
  },
  'ecommerce.abandonedCarts.first': {
    page: 'checkout',
    test: 'src/modules/abandoned-carts/abandoned-carts.db.test.ts',
  },
  'ecommerce.abandonedCarts.second': {
    page: 'checkout',
    test: 'src/modules/abandoned-carts/abandoned-carts.db.test.ts',
  },
  'ecommerce.abandonedCarts.third': {
    page: 'checkout',
    test: 'src/modules/abandoned-carts/abandoned-carts.db.test.ts',
  },
  'ecommerce.abandonedCarts.code': {
    page: 'checkout',
    test: 'src/modules/abandoned-carts/abandoned-carts.db.test.ts',
  },
  'ecommerce.wishlist': { page: 'product', value: true, sees: says('Add to wishlist') },
  'ecommerce.goesWith.page': { page: 'product', test: 'tests/storefront/goes-with.db.test.ts' },
  'ecommerce.goesWith.cart': { page: 'product', test: 'tests/storefront/goes-with.db.test.ts' },
  'ecommerce.goesWith.bought': { page: 'product', test: 'tests/storefront/goes-with.db.test.ts' },
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
  'ecommerce.cartStyle': { page: 'product', test: 'tests/browser/cart-widget.browser.test.ts' },
  'ecommerce.cartNote': { page: 'product', test: 'tests/browser/cart-widget.browser.test.ts' },
  'ecommerce.giftWrapProduct': { page: 'cart', test: 'src/modules/orders/orders.routes.db.test.ts' },
  'ecommerce.showFreeDelivery': { page: 'cart', test: 'src/modules/orders/orders.routes.db.test.ts' },
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
  'ecommerce.checkoutFirstChoices': { page: 'checkout', test: 'src/site/order/payment-methods.test.ts' },
  'ecommerce.paymentCashOnDelivery.enabled': {
    page: 'checkout',
    value: false,
    sees: lacks('input[value=cash]'),
  },
  'ecommerce.pickupMap.tiles': {
    page: 'checkout',
    test: 'tests/browser/carrier-checkout.browser.test.ts',
  },
  'ecommerce.pickupMap.source': {
    page: 'checkout',
    test: 'tests/browser/carrier-checkout.browser.test.ts',
  },
  'ecommerce.pickupMap.sourceUrl': {
    page: 'checkout',
    test: 'tests/browser/carrier-checkout.browser.test.ts',
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
