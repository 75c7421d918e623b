/**
 * The shop's URLs by name (specification section 2). Takes raw slugs, gives encoded paths; nothing
 * else in the code writes a storefront path by hand.
 */
type Id = number | string;

export const paths = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payment',
  paymentNotification: '/payment/notification',
  paymentReturn: '/payment/return',
  paymentDemo: '/payment/demo',
  promoCode: '/promo-code',
  cartLink: '/cart/with',
  restoreCart: '/cart/restore',
  agentGuide: '/agents.md',
  agentTools: '/api/ucp/mcp',
  search: '/search',
  catalogs: '/catalogs',
  products: '/products',
  account: '/account',
  accountSettings: '/account/settings',
  accountOrders: '/account/orders',
  accountOrderDetails: '/account/orders/details',
  orderReturn: '/account/orders/return',
  accountReviews: '/account/reviews',
  accountGiftCards: '/account/gift-cards',
  wishlist: '/wishlist',
  sharedWishlist: '/wishlist/shared',
  resetPassword: '/reset_password_confirm',
  leadForm: '/forms/lead',
  reviewForm: '/forms/review',
  questionForm: '/forms/question',
  commentForm: '/forms/comment',
  stockForm: '/forms/back-in-stock',
  stockConfirmation: '/forms/back-in-stock/confirm',
  unsubscribe: '/forms/unsubscribe',
  downloads: '/account/downloads',
  admin: '/admin/',
  newPage: '/new-page',
  newCatalog: '/catalogs/new-page',
} as const;

/** The field by which a form that fills the cart asks to go on to the checkout; it knows no other place. */
export const nextCheckout = { name: 'next', value: 'checkout' } as const;

/** What follows `#` is sent to no server and stands in no log. */
export function staffSetupPath(token: string): string {
  return `${paths.admin}setup#${token}`;
}

export function adminOrderPath(number: string): string {
  return `${paths.admin}orders/${encodeURIComponent(number)}`;
}

export const adminBackupsPath = `${paths.admin}backups`;
export const adminIntegrationsPath = `${paths.admin}integrations`;

export function adminProductPath(id: number): string {
  return `${paths.admin}products/${id}`;
}

/** The builder on a page, with a thread of comments open; `layerId` 0 is Live. */
export function adminThreadPath({
  threadId,
  layerId,
  path,
}: {
  threadId: number;
  layerId: number;
  path: string;
}): string {
  const query = new URLSearchParams({
    ...(path !== '/' && { path }),
    ...(layerId > 0 && { layer: `${layerId}` }),
  });
  query.set('thread', `${threadId}`);
  return `${paths.admin}builder?${query}`;
}

export function staffInvitationPath(token: string): string {
  return `${paths.admin}invitation#${token}`;
}

export function staffResetPath(token: string): string {
  return `${paths.admin}new-password#${token}`;
}

export function homePath(): string {
  return paths.home;
}

export function pagePath(slug: string): string {
  return `/${encode(slug)}`;
}

/** A media category. */
export function categoryPath(slug: string): string {
  return `/${encode(slug)}`;
}

/** An article by its uri, `category/slug` with or without slashes around. */
/** In the builder; visitors find nothing there. `slug` has its folder before it. */
export function sharedSectionPath(slug: string): string {
  return articlePath(slug);
}

export function articlePath(uri: string): string {
  return `/${uri
    .split('/')
    .filter((part) => part !== '')
    .map(encode)
    .join('/')}`;
}

export function catalogPath(slug: string): string {
  return `${paths.catalogs}/${encode(slug)}`;
}

/** Give `variationId` only when the product has options. */
export function productPath(slug: string, variationId?: Id | null): string {
  const path = `${paths.products}/${encode(slug)}`;
  return variationId === undefined || variationId === null
    ? path
    : `${path}?variation=${encode(String(variationId))}`;
}

export function searchPath(query: string): string {
  return query.trim() === '' ? paths.search : `${paths.search}?q=${encode(query.trim())}`;
}

export function orderDetailsPath(number: string): string {
  return `${paths.accountOrderDetails}?number=${encode(number)}`;
}

/** The payment result of an order; guests need the order's access token. */
export function paymentPath(orderNumber: string, accessToken?: string): string {
  const token = accessToken ? `&token=${encode(accessToken)}` : '';
  return `${paths.payment}?order=${encode(orderNumber)}${token}`;
}

/** A document of an order as PDF, for who has the order's cookie. */
export function orderInvoicePath(number: string, id: number): string {
  return `/api/orders/${encode(number)}/invoices/${id}`;
}

/** Where goods of an order are given back; a guest needs the order's access token, once. */
export function orderReturnPath(number: string, accessToken?: string): string {
  const token = accessToken ? `&token=${encode(accessToken)}` : '';
  return `${paths.orderReturn}?order=${encode(number)}${token}`;
}

/** What follows `#` is sent to no server and stands in no log. */
export function confirmEmailPath(token: string): string {
  return `${paths.accountOrders}${confirmEmailHash}${encode(token)}`;
}
export const confirmEmailHash = '#confirm=';

export function resetPasswordPath(token: string): string {
  return `${paths.resetPassword}/${encode(token)}`;
}

export function feedPath(categorySlug: string): string {
  return `${categoryPath(categorySlug)}/rss.xml`;
}

/** The enquiry form as a page of its own, for visits without script. */
export function leadFormPath({ productId, comment }: { productId?: Id; comment?: string } = {}): string {
  const query = new URLSearchParams({
    ...(productId !== undefined && { product: String(productId) }),
    ...(comment && { comment }),
  }).toString();
  return query === '' ? paths.leadForm : `${paths.leadForm}?${query}`;
}

/** Where one asks to be told once a variation is back, likewise. */
export function stockFormPath(variationId: Id): string {
  return `${paths.stockForm}?variation=${encode(String(variationId))}`;
}

/** Where the reader of a letter confirms that they want to be told. */
export function stockConfirmationPath(token: string): string {
  return `${paths.stockConfirmation}?token=${encode(token)}`;
}

/** Where the reader of a letter ends such letters; their mail program posts to it, too. */
export function unsubscribePath(token: string): string {
  return `${paths.unsubscribe}?token=${encode(token)}`;
}

/** Where the reader of a letter gets back the cart that it is about. */
export function restoreCartPath(token: string): string {
  return `${paths.restoreCart}?token=${encode(token)}`;
}

/** Where others see a customer's list. */
export function sharedWishlistPath(token: string): string {
  return `${paths.sharedWishlist}/${encode(token)}`;
}

/** Where a bought file is downloaded, for whoever has the token. */
export function downloadPath(token: string): string {
  return `${paths.downloads}/${encode(token)}`;
}

/** The file itself, of a download that has begun. */
export function downloadFilePath(token: string, visit: string): string {
  return `${downloadPath(token)}/${encode(visit)}`;
}

/** The form that answers a comment, likewise. */
export function replyFormPath(articleId: Id, commentId: Id): string {
  return `${paths.commentForm}?article=${encode(String(articleId))}&parent=${encode(String(commentId))}`;
}

function encode(part: string): string {
  // encodeURIComponent throws on lone surrogates, which a pasted query may hold.
  return encodeURIComponent(part.toWellFormed());
}
