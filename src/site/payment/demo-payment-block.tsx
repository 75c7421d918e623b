import { formatPrice } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { DemoDecision, DemoTicket } from '#modules/payment-methods/providers/demo.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import type { MainBlock } from '../page-model.ts';
import demoPaymentCss from './demo-payment.css?inline';

export function demoPaymentBlock(ticket: DemoTicket, ref: string): MainBlock {
  return {
    name: 'demo-payment',
    css: demoPaymentCss,
    render: (context) => <DemoPayment ticket={ticket} reference={ref} context={context} />,
  };
}

const decisions: [DemoDecision, MessageKey, string][] = [
  ['completed', 'demoPayment.pay', 'vt-button--primary'],
  ['failed', 'demoPayment.decline', 'vt-button--outline'],
  ['canceled', 'demoPayment.cancel', 'vt-button--outline'],
];

interface DemoPaymentProps {
  ticket: DemoTicket;
  reference: string;
  context: SectionContext;
}

function DemoPayment({ ticket, reference, context: { t, page, settings } }: DemoPaymentProps) {
  const { orderNumber, amount, currency } = ticket;
  const separator = settings.ecommerce.priceFormatSeparator;
  return (
    <div className="vt-demo-payment vt-container">
      <h1>{page.h1}</h1>
      <p className="vt-demo-payment__note">{t('demoPayment.note')}</p>
      <dl className="vt-demo-payment__facts">
        <dt>{t('demoPayment.order')}</dt>
        <dd>{orderNumber}</dd>
        <dt>{t('demoPayment.amount')}</dt>
        <dd>{formatPrice(amount, { currency, separator })}</dd>
      </dl>
      <form className="vt-demo-payment__ways" method="post" action={paths.paymentDemo}>
        <input type="hidden" name="ref" value={reference} />
        {decisions.map(([decision, label, look]) => (
          <button key={decision} className={`vt-button ${look}`} name="decision" value={decision}>
            {t(label)}
          </button>
        ))}
      </form>
    </div>
  );
}
