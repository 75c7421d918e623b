import { paths } from '#domain/routes.ts';

import { loadDownload, submitDownload } from './downloads/download-page.tsx';
import { followCartLink } from './cart/follow-cart-link.ts';
import {
  loadCartRestoring,
  loadStockConfirmation,
  loadUnsubscribe,
  submitCartRestoring,
  submitStockConfirmation,
  submitUnsubscribe,
} from './forms/mail-choice-pages.tsx';
import { submissionPages } from './forms/submission-pages.tsx';
import type { PageModel } from './page-model.ts';
import { loadCartPage, submitCartPage } from './pages/cart.page.ts';
import {
  loadAccountDownloads,
  loadAccountGiftCards,
  loadAccountOrder,
  loadAccountOrders,
  loadAccountReviews,
  loadAccountSettings,
  loadResetPassword,
} from './pages/account.page.ts';
import { loadCheckoutPage, submitCheckoutPage } from './pages/checkout.page.ts';
import { loadOrderReturn, submitOrderReturn } from './pages/order-return.page.ts';
import type { PrivateRequest, Redirection } from './pages/page-request.ts';
import { decideDemoPayment, loadDemoPayment } from './payment/demo-payment.page.ts';
import { followCodeLink } from './promo-codes/follow-code-link.ts';
import { loadNotificationPage, loadPaymentPage, submitPaymentPage } from './pages/payment.page.ts';
import { loadSharedWishlist, loadWishlist, submitWishlist } from './wishlist/wishlist.page.tsx';

/** Gives the page, or sends its visitor on. */
export type LoadPrivatePage = (request: PrivateRequest) => Promise<PageModel | Redirection>;

interface PrivatePage {
  /** As the router writes it; parameters arrive in `params`. */
  path: string;
  load: LoadPrivatePage;
  /** Answers the form that stands on the page, sent to the same path. */
  submit?: LoadPrivatePage;
  /** The form may hold photos, as that of a review does. */
  takesFiles?: boolean;
  /** Programs elsewhere may send it: its address says for whom, and no cookie is heeded. */
  takesForeignForms?: boolean;
}

/** The pages of one visitor alone: cart, checkout, payment, account, forms. */
export const privatePages: PrivatePage[] = [
  { path: paths.cart, load: loadCartPage, submit: submitCartPage },
  { path: paths.paymentDemo, load: loadDemoPayment, submit: decideDemoPayment },
  { path: paths.account, load: async () => ({ redirect: paths.accountSettings }) },
  { path: paths.accountSettings, load: loadAccountSettings },
  { path: paths.accountOrders, load: loadAccountOrders },
  { path: paths.accountOrderDetails, load: loadAccountOrder },
  { path: paths.orderReturn, load: loadOrderReturn, submit: submitOrderReturn },
  { path: paths.accountReviews, load: loadAccountReviews },
  { path: paths.accountGiftCards, load: loadAccountGiftCards },
  { path: paths.resetPassword, load: loadResetPassword },
  { path: `${paths.resetPassword}/:slug`, load: loadResetPassword },
  { path: paths.checkout, load: loadCheckoutPage, submit: submitCheckoutPage },
  { path: `${paths.cartLink}/:items`, load: followCartLink },
  { path: paths.restoreCart, load: loadCartRestoring, submit: submitCartRestoring },
  { path: `${paths.promoCode}/:code`, load: followCodeLink },
  { path: paths.payment, load: loadPaymentPage, submit: submitPaymentPage },
  { path: paths.paymentNotification, load: loadNotificationPage },
  { path: paths.downloads, load: loadAccountDownloads },
  { path: `${paths.downloads}/:token`, load: loadDownload, submit: submitDownload },
  { path: paths.stockConfirmation, load: loadStockConfirmation, submit: submitStockConfirmation },
  { path: paths.unsubscribe, load: loadUnsubscribe, submit: submitUnsubscribe, takesForeignForms: true },
  { path: paths.wishlist, load: loadWishlist, submit: submitWishlist },
  { path: `${paths.sharedWishlist}/:token`, load: loadSharedWishlist },
  ...submissionPages,
];
