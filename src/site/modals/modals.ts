import type { ComponentType } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';

import type { ShopContext } from '../client/shop-context.ts';

/** What every modal is given; `details` are what its opener said. */
export interface ModalProps {
  details: Record<string, unknown>;
  isClosing: boolean;
  close(): void;
  t: Translator;
  shop: ShopContext;
}

/** Modals by their type; each is a chunk of its own, its CSS with it. */
export const modals: Record<string, () => Promise<ComponentType<ModalProps>>> = {
  AddToCart: async () => (await import('./added-to-cart.tsx')).AddedToCart,
  AddToCartFailed: async () => (await import('./add-to-cart-failed.tsx')).AddToCartFailed,
  AddToCartStockError: async () => (await import('./stock-error.tsx')).StockError,
  QuickView: async () => (await import('./quick-view.tsx')).QuickView,
  CartDrawer: async () => (await import('../cart/cart-drawer.tsx')).CartDrawer,
  LeadForm: async () => (await import('./lead-form-modal.tsx')).LeadFormModal,
  BackInStock: async () => (await import('./stock-modal.tsx')).StockModal,
  AccountAuthForm: async () => (await import('./account-auth.tsx')).AccountAuthModal,
};
