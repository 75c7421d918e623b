import { AppError, notFound } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';
import { paths, paymentPath } from '#domain/routes.ts';
import type { Location } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { visitor } from '#http/identity.ts';
import { orderCookie, orderViewerOf } from '#modules/orders/order-access.ts';

import { readCart, writeCart } from '../cart/cart-cookie.ts';
import { isInCart, putIntoCart } from '../order/order-to-cart.ts';
import { methodsFor } from '../order/payment-methods.ts';
import type { MainBlock, PageModel } from '../page-model.ts';
import { goToPayment } from '../payment/go-to-payment.ts';
import {
  noPaymentBlock,
  paymentBlock,
  unknownPaymentBlock,
  type OrderConfirmer,
} from '../payment/payment-block.tsx';
import { viewPayment } from '../payment/payment-result.ts';
import type { PrivateRequest, Redirection } from './page-request.ts';
import { unlistedPage } from './unlisted-page.ts';

/**
 * /payment?order=N: how the payment stands, by the server's knowledge alone. A token in the address is
 * turned into a cookie and leaves the address; foreign orders are as unknown as missing ones. Without a number
 * it says that there is nothing to pay.
 */
export async function loadPaymentPage(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { query, headers, origin, services } = request;
  const number = query.get('order');
  const token = query.get('token');
  if (number === null && token === null) return drawPage(request, noPaymentBlock());
  if (token === null) return drawResult(request, await findOrder(request, number));
  const isSecure = isSecureOrigin(origin);
  const viewer = orderViewerOf(visitor, { headers: {}, token, isSecure });
  const order = await services.orders.find(number ?? '', viewer);
  if (!order) return { redirect: paymentPath((await findOrder(request, number)).number) };
  const cookies = [orderCookie(token, headers, isSecure)];
  return { redirect: paymentPath(order.number), cookies };
}

/** /payment/notification in a browser: a provider sent its shopper here, perhaps without saying for what. */
export async function loadNotificationPage(request: PrivateRequest): Promise<PageModel> {
  try {
    return await drawResult(request, await findOrder(request, request.query.get('order')));
  } catch (error) {
    if (error instanceof AppError && error.status === 404) {
      const { isSent } = await request.services.mail.readState();
      return drawPage(request, unknownPaymentBlock({ sendsMail: isSent }));
    }
    throw error;
  }
}

/** POST /payment: pay, in the same way or another, confirm, cancel, or take a canceled order's goods back. */
export async function submitPaymentPage(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { form, services } = request;
  const order = await findOrder(request, form.get('order'));
  if (form.get('op') === 'pay') return goToPayment(request, order, form.get('method') ?? order.method);
  if (form.get('op') === 'restore' && order.status.code === 'canceled')
    return { redirect: paths.cart, status: 303, cookies: [fillCart(request, order)] };
  const op = form.get('op');
  if (op !== 'cancel' && op !== 'confirm') return { redirect: paymentPath(order.number), status: 303 };
  try {
    if (op === 'confirm') {
      await services.orders.confirm(order.number, viewerOf(request));
      return { redirect: paymentPath(order.number), status: 303 };
    }
    await services.orders.cancel(order.number, viewerOf(request));
    return { redirect: paymentPath(order.number), status: 303, cookies: [fillCart(request, order)] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return drawResult(request, order, translateError(error.message, request.t));
  }
}

/** The cart with what the order held: it is the buyer's wish still. */
function fillCart(request: PrivateRequest, order: Order): string {
  return writeCart(request, putIntoCart(readCart(request), order));
}

async function drawResult(
  request: PrivateRequest,
  order: Order,
  problem: string | null = null,
): Promise<PageModel> {
  const offered = await request.services.delivery.listPaymentMethods(order.deliveryInformation.code);
  const methods = methodsFor(order, offered);
  const hasAll = isInCart(readCart(request), order);
  const confirmedBy = await findConfirmer(request, order);
  const pickup = await findPickup(request, order);
  const returns = await findReturns(request, order);
  const invoices = await request.services.invoices.list(order.id);
  const downloads = await request.services.downloads.list(order.id);
  const page = drawPage(
    request,
    paymentBlock({
      order,
      methods,
      pickup,
      isInCart: hasAll,
      confirmedBy,
      downloads,
      invoices,
      returns,
      problem,
    }),
  );
  return { ...page, status: problem === null ? 200 : 409 };
}

async function findPickup(
  { services }: PrivateRequest,
  { deliveryInformation: { type, code } }: Order,
): Promise<Location | null> {
  if (type !== 'pickup') return null;
  return (await services.delivery.listLocations()).find((location) => location.code === code) ?? null;
}

/** What leads to the page of returns; null while there is nothing to return, and nothing was. */
async function findReturns(
  { services }: PrivateRequest,
  order: Order,
): Promise<'ask' | 'withdraw' | 'see' | null> {
  const { problem, returns, hasWithdrawal } = await services.returns.offer(order.id);
  if (problem === null) return hasWithdrawal ? 'withdraw' : 'ask';
  return returns.length > 0 ? 'see' : null;
}

/** Who comes by the link of a mail may confirm here; else it takes that link, or the shop where no mail leaves it. */
async function findConfirmer(request: PrivateRequest, order: Order): Promise<OrderConfirmer | null> {
  const { orders, mail } = request.services;
  if (!viewPayment(order).isUnconfirmed) return null;
  if (await orders.mayConfirm(order.id, viewerOf(request))) return 'visitor';
  return (await mail.readState()).isSent ? 'link' : 'shop';
}

function drawPage({ settings, t, path }: PrivateRequest, main: MainBlock): PageModel {
  const title = t('payment.title');
  return {
    ...unlistedPage(
      settings,
      { kind: 'payment', layout: 'order-page', path, title, h1: title, breadcrumbs: [] },
      main,
    ),
    formTargets: 'anywhere',
  };
}

/** The order as it stands now: of a payment under way its provider is asked first. Throws 404. */
async function findOrder(request: PrivateRequest, number: string | null): Promise<Order> {
  const { services } = request;
  const viewer = viewerOf(request);
  const find = () =>
    number === null ? services.orders.findLatest(viewer) : services.orders.find(number, viewer);
  const order = await find();
  if (!order) throw notFound('order');
  if (!viewPayment(order).isAwaited) return order;
  await services.payments.refreshIfPending(order.id);
  return (await find()) ?? order;
}

function viewerOf({ headers, origin }: PrivateRequest) {
  return orderViewerOf(visitor, { headers, isSecure: isSecureOrigin(origin) });
}
