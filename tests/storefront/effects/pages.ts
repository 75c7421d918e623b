/** The pages on which settings are looked at, in the words of docs/settings.md. */
export const effectPages = {
  home: 'every page',
  front: 'home page',
  catalog: 'catalogs',
  product: 'product page',
  category: 'article lists',
  article: 'articles',
  page: 'pages',
  contacts: 'contacts sections',
  enquiry: 'enquiry form',
  reviewForm: 'review form',
  cart: 'cart',
  checkout: 'checkout',
  payment: 'result of a payment',
} as const;
export type EffectPage = keyof typeof effectPages;

/** Where a setting is seen that no visitor meets. */
export const adminScreens = { dashboard: 'dashboard' } as const;
export type AdminScreen = keyof typeof adminScreens;
