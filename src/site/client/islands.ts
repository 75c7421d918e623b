import type { ComponentType } from 'react';

type LoadIsland = () => Promise<ComponentType<never>>;

/** Interactive React components by the name their markup carries; each is a chunk of its own. */
export const islands: Record<string, LoadIsland> = {
  account: async () => (await import('../account/account-app.tsx')).AccountApp,
  cart: async () => (await import('../cart/cart-view.tsx')).CartView,
  'comment-form': async () => (await import('../forms/comment-form.tsx')).CommentForm,
  'lead-form': async () => (await import('../forms/lead-form-island.tsx')).LeadFormIsland,
  checkout: async () => (await import('../checkout/checkout-form.tsx')).CheckoutForm,
  'product-choice': async () => (await import('../islands/product-choice.tsx')).ProductChoice,
  'question-form': async () => (await import('../forms/question-form.tsx')).QuestionForm,
  'related-products': async () => (await import('../islands/related-products.tsx')).RelatedProducts,
  'reset-password': async () => (await import('../account/reset-password-form.tsx')).ResetPasswordForm,
  'review-form': async () => (await import('../forms/review-form.tsx')).ReviewForm,
  'stock-form': async () => (await import('../forms/stock-form-island.tsx')).StockFormIsland,
  'viewed-products': async () => (await import('../islands/viewed-products.tsx')).ViewedProducts,
  'search-box': async () => (await import('../islands/search-box.tsx')).SearchBox,
};
