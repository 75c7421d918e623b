import { notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { demoDecisions, type DemoTicket } from '#modules/payment-methods/providers/demo.ts';

import type { PageModel } from '../page-model.ts';
import type { PrivateRequest, Redirection } from '../pages/page-request.ts';
import { trailTo } from '../pages/trail-to.ts';
import { unlistedPage } from '../pages/unlisted-page.ts';
import { demoPaymentBlock } from './demo-payment-block.tsx';

/** The page of the demo's payment provider, where a shopper decides how the payment ends. */
export async function loadDemoPayment(request: PrivateRequest): Promise<PageModel> {
  const { settings, t } = request;
  const ref = request.query.get('ref') ?? '';
  const ticket = await request.services.payments.demo?.readTicket(ref);
  if (!ticket) throw notFound('payment');
  const title = t('demoPayment.title');
  return unlistedPage(
    settings,
    {
      kind: 'payment',
      layout: 'order-page',
      path: paths.paymentDemo,
      title,
      h1: title,
      breadcrumbs: trailTo(t, t('breadcrumbs.payment')),
    },
    demoPaymentBlock(ticket, ref),
  );
}

/** Tells the shop, as a provider would, and sends the shopper back. */
export async function decideDemoPayment(request: PrivateRequest): Promise<Redirection> {
  const ref = request.form.get('ref') ?? '';
  const decision = demoDecisions.find((known) => known === request.form.get('decision'));
  const { demo } = request.services.payments;
  if (!demo || !decision) throw notFound('payment');
  const ticket: DemoTicket | null = await demo.decide(ref, decision);
  if (!ticket) throw notFound('payment');
  return { redirect: decision === 'canceled' ? ticket.cancelUrl : ticket.returnUrl, status: 303 };
}
