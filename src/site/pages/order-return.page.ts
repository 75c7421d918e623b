import { AppError } from '#domain/errors.ts';
import { translateError } from '#domain/i18n/translate-errors.ts';
import { orderDetailsPath, orderReturnPath, paymentPath } from '#domain/routes.ts';
import { returnRequestSchema, type ReturnOffer } from '#domain/schemas/return.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { visitor } from '#http/identity.ts';
import { orderCookie, orderViewerOf } from '#modules/orders/order-access.ts';

import type { PageModel } from '../page-model.ts';
import { returnsBlock } from '../returns/returns-block.tsx';
import { emptyForm, readForm, wishOfForm, type ReturnForm } from '../returns/return-form.ts';
import type { PrivateRequest, Redirection } from './page-request.ts';
import { unlistedPage } from './unlisted-page.ts';

/**
 * /account/orders/return?order=N: what of an order can be given back. Who has no cookie of the order is sent to where
 * its customer signs in, whether there is such an order or not. A token in the address becomes a cookie.
 */
export async function loadOrderReturn(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { query, headers, origin, services } = request;
  const number = (query.get('order') ?? '').slice(0, 40);
  const token = query.get('token');
  if (token !== null) {
    const isSecure = isSecureOrigin(origin);
    const viewer = orderViewerOf(visitor, { headers: {}, token, isSecure });
    const order = await services.orders.find(number, viewer);
    return {
      redirect: orderReturnPath(number),
      ...(order && { cookies: [orderCookie(token, headers, isSecure)] }),
    };
  }
  const order = await findOrder(request, number);
  if (!order) return { redirect: orderDetailsPath(number) };
  const offer = await services.returns.offer(order.id);
  return drawPage(request, offer);
}

/** POST: asks for a return, or calls one off. */
export async function submitOrderReturn(request: PrivateRequest): Promise<PageModel | Redirection> {
  const { form, services } = request;
  const number = (form.get('order') ?? '').slice(0, 40);
  const order = await findOrder(request, number);
  if (!order) return { redirect: orderDetailsPath(number), status: 303 };
  try {
    if (form.get('op') === 'cancel') await services.returns.cancel(order.id, readId(form.get('return')));
    else await ask(request, order);
    return { redirect: orderReturnPath(order.number), status: 303 };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const offer = await services.returns.offer(order.id);
    return drawPage(request, offer, { form: readForm(form, offer), error });
  }
}

async function ask({ form, services }: PrivateRequest, order: Order): Promise<void> {
  const offer = await services.returns.offer(order.id);
  const wish = returnRequestSchema.safeParse(wishOfForm(readForm(form, offer), offer));
  if (!wish.success) throw new AppError('validation_failed', 'returns.nothingChosen');
  await services.returns.request(order.id, wish.data, readKey(form.get('key')));
}

function drawPage(
  request: PrivateRequest,
  offer: ReturnOffer,
  failed: { form: ReturnForm; error: AppError } | null = null,
): PageModel {
  const { settings, t, path } = request;
  const title = t(offer.hasWithdrawal ? 'returns.withdrawalTitle' : 'returns.title');
  const page = unlistedPage(
    settings,
    {
      kind: 'payment',
      layout: 'order-page',
      path,
      title,
      h1: title,
      breadcrumbs: [
        { title: t('breadcrumbs.home'), uri: '' },
        {
          title: t('payment.orderNumber', { number: offer.order }),
          uri: paymentPath(offer.order).slice(1),
        },
        { title, uri: null },
      ],
    },
    returnsBlock({
      offer,
      form: failed?.form ?? emptyForm(offer),
      formKey: crypto.randomUUID(),
      problem: failed && describe(failed.error, request),
    }),
  );
  return { ...page, status: failed?.error.status ?? 200 };
}

/** The words of the lines come first: they say which goods are meant. */
function describe({ message, children }: AppError, { t }: PrivateRequest): string {
  return translateError(children?.['lines']?.errors?.[0] ?? message, t);
}

function findOrder({ headers, origin, services }: PrivateRequest, number: string): Promise<Order | null> {
  return services.orders.find(number, orderViewerOf(visitor, { headers, isSecure: isSecureOrigin(origin) }));
}

function readId(sent: string | null): number {
  const id = Number(sent);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}

function readKey(sent: string | null): string {
  return sent !== null && /^[\da-f-]{36}$/.test(sent) ? sent : crypto.randomUUID();
}
