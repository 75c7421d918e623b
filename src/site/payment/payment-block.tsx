import type { PaymentState } from '#domain/payment-states.ts';
import { orderReturnPath, paths, paymentPath } from '#domain/routes.ts';
import { formatMoment } from '#domain/dates.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { Location, PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { BuyersDownload } from '#domain/schemas/download.schema.ts';
import type { BuyersInvoice } from '#domain/schemas/invoice.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { CustomElementProps } from '#sections/framework/custom-element.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import choicesCss from '#ui/form/choices.css?inline';
import formCss from '#ui/form/form.css?inline';
import { RichText } from '#ui/rich-text.tsx';

import orderCss from '../order/order.css?inline';
import { OrderDownloads } from '../order/order-downloads.tsx';
import { OrderDocuments } from '../order/order-documents.tsx';
import type { MainBlock } from '../page-model.ts';
import { OrderFacts } from './order-facts.tsx';
import { PickupMap, pickupMapCss } from './pickup-map.tsx';
import { PayForm } from './pay-form.tsx';
import { describeNextStep, viewPayment, type PaymentOutcome } from './payment-result.ts';
import paymentCss from './payment.css?inline';
import { StateIcon } from './state-icon.tsx';

declare module 'react' {
  // eslint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'vt-payment': CustomElementProps & { order: string; state: PaymentState };
    }
  }
}

/** The visitor, who has come by the link of a mail; whoever opens that link; the shop, which sends no mail. */
export type OrderConfirmer = 'visitor' | 'link' | 'shop';

const confirmations = {
  visitor: 'payment.toConfirm',
  link: 'payment.unconfirmed',
  shop: 'payment.unconfirmedByShop',
} as const satisfies Record<OrderConfirmer, MessageKey>;

const returnKeys = { ask: 'returns.button', withdraw: 'returns.withdraw', see: 'returns.see' } as const;

interface PaymentResult {
  order: Order;
  /** Ways to pay where the order goes. */
  methods: PaymentMethod[];
  /** Where the order is fetched; null for one that is brought, and for a place that is no more. */
  pickup: Location | null;
  /** All of a canceled order's goods are in the cart. */
  isInCart: boolean;
  /** By whom an order that waits is confirmed; null: it waits for nobody. */
  confirmedBy: OrderConfirmer | null;
  /** Files that were bought. */
  downloads: BuyersDownload[];
  /** Issued for the order. */
  invoices: BuyersInvoice[];
  /** Goods can be given back, or some were; null: neither. */
  returns: 'ask' | 'withdraw' | 'see' | null;
  /** Why what was just asked for could not be done. */
  problem: string | null;
}

/** How a payment stands, what the order is, and what can be done about it. */
export function paymentBlock(result: PaymentResult): MainBlock {
  return {
    name: 'payment',
    css: formCss + choicesCss + orderCss + pickupMapCss + paymentCss,
    render: (context) => <PaymentPage {...result} context={context} />,
  };
}

/** For a shopper whom a provider sent without saying whose order it was. */
export function unknownPaymentBlock({ sendsMail }: { sendsMail: boolean }): MainBlock {
  return wordsBlock('payment.received', sendsMail ? 'payment.receivedHint' : 'payment.receivedKept');
}

/** The page was opened without naming an order. */
export function noPaymentBlock(): MainBlock {
  return wordsBlock('payment.noOrder', 'payment.noOrderHint');
}

function wordsBlock(title: MessageKey, hint: MessageKey): MainBlock {
  return {
    name: 'payment',
    css: formCss + choicesCss + orderCss + paymentCss,
    render: ({ t }) => (
      <div className="vt-result vt-container">
        <header className="vt-result__head" data-tone="waiting">
          <StateIcon tone="waiting" />
          <h1 className="vt-result__title">{t(title)}</h1>
          <p className="vt-result__hint">{t(hint)}</p>
          <a className="vt-button vt-button--primary" href={paths.home}>
            {t('errorPage.buttons.toHome')}
          </a>
        </header>
      </div>
    ),
  };
}

function PaymentPage({
  order,
  methods,
  pickup,
  isInCart,
  confirmedBy,
  downloads,
  invoices,
  returns,
  problem,
  context,
}: PaymentResult & { context: SectionContext }) {
  const { t, settings } = context;
  const view = viewPayment(order);
  const next = describeNextStep(view, order);
  const message = settings.ecommerce.checkoutOrderMessage;
  return (
    <vt-payment order={order.number} state={view.state} data-awaited={view.isAwaited || undefined}>
      <div className="vt-result vt-container" data-state={view.state}>
        <header className="vt-result__head" data-tone={view.tone}>
          <StateIcon tone={view.tone} />
          <h1 className="vt-result__title">{t(view.title, { number: order.number })}</h1>
          {view.hint && <p className="vt-result__hint">{t(view.hint)}</p>}
          {next && <p className="vt-result__hint">{t(next, { place: order.deliveryInformation.title })}</p>}
          {confirmedBy && <Confirmation order={order} confirmedBy={confirmedBy} context={context} />}
          {view.isAwaited && <Waiting number={order.number} t={t} />}
          {problem !== null && (
            <p className="vt-field__error" role="alert">
              {problem}
            </p>
          )}
          <Ways order={order} view={view} methods={methods} isInCart={isInCart} context={context} />
        </header>
        <OrderDownloads downloads={downloads} timeZone={shopTimeZone(settings.common)} t={t} />
        <RichText html={message} className="vt-result__message" />
        <OrderFacts order={order} methods={methods} context={context} />
        <OrderDocuments number={order.number} invoices={invoices} t={t} />
        {pickup && view.tone !== 'bad' && <PickupMap location={pickup} context={context} />}
        {returns && (
          <a className="vt-button vt-button--outline" href={orderReturnPath(order.number)}>
            {t(returnKeys[returns])}
          </a>
        )}
        {settings.common.showAccount && <AccountOffer t={t} />}
        {view.canCancel && <CancelOrder number={order.number} t={t} />}
      </div>
    </vt-payment>
  );
}

interface ConfirmationProps {
  order: Order;
  confirmedBy: OrderConfirmer;
  context: SectionContext;
}

/** Until when the order waits, and how it is confirmed: here, by the link in the mail, or by the shop. */
function Confirmation({ order, confirmedBy, context: { t, settings } }: ConfirmationProps) {
  const until =
    order.reservedUntil === undefined
      ? ''
      : formatMoment(new Date(order.reservedUntil), t.language, shopTimeZone(settings.common));
  return (
    <>
      <p className="vt-result__hint">{t(confirmations[confirmedBy], { until })}</p>
      {confirmedBy === 'visitor' && (
        <form className="vt-pay" method="post" action={paths.payment}>
          <input type="hidden" name="order" value={order.number} />
          <button type="submit" name="op" value="confirm" className="vt-button vt-button--primary">
            {t('payment.confirm')}
          </button>
        </form>
      )}
    </>
  );
}

/** Without script the page asks again by itself. */
function Waiting({ number, t }: Pick<SectionContext, 't'> & { number: string }) {
  return (
    <>
      <p className="vt-result__waiting" role="status" data-waiting>
        {t('payment.checking')}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="15" />
      </noscript>
      <p data-refresh hidden>
        <a className="vt-button vt-button--outline" href={paymentPath(number)}>
          {t('payment.refresh')}
        </a>
      </p>
    </>
  );
}

interface WaysProps {
  order: Order;
  view: PaymentOutcome;
  methods: readonly PaymentMethod[];
  isInCart: boolean;
  context: SectionContext;
}

/** Pay, take the goods back into the cart, or go on shopping. */
function Ways({ order, view, methods, isInCart, context: { t } }: WaysProps) {
  const isCanceled = order.status.code === 'canceled';
  return (
    <div className="vt-result__ways">
      {view.pay && <PayForm order={order} methods={methods} label={t(view.pay)} t={t} />}
      {isCanceled && isInCart && (
        <>
          <p>{t('payment.itemsInCart')}</p>
          <a className="vt-button vt-button--primary" href={paths.cart}>
            {t('payment.toCart')}
          </a>
        </>
      )}
      {isCanceled && !isInCart && (
        <form method="post" action={paths.payment}>
          <input type="hidden" name="order" value={order.number} />
          <button type="submit" name="op" value="restore" className="vt-button vt-button--primary">
            {t('payment.restore')}
          </button>
        </form>
      )}
      {view.otherWay && (
        <details className="vt-result__cancel">
          <summary>{t(view.otherWay)}</summary>
          <PayForm order={order} methods={methods} label={t('payment.pay')} t={t} />
        </details>
      )}
      {!view.pay && (
        <a className="vt-button vt-button--outline" href={paths.catalogs}>
          {t('payment.continue')}
        </a>
      )}
    </div>
  );
}

/** For a guest: an account needs a password only, as the checkout has kept the rest. The script hides it from customers. */
function AccountOffer({ t }: Pick<SectionContext, 't'>) {
  return (
    <aside className="vt-result__account" data-account>
      <h2 className="vt-result__subtitle">{t('payment.accountTitle')}</h2>
      <p>{t('payment.accountText')}</p>
      <button
        type="button"
        className="vt-button vt-button--outline"
        data-vt-modal="AccountAuthForm"
        data-mode="create"
      >
        {t('payment.createAccount')}
      </button>
    </aside>
  );
}

/** At the end, and quiet: hardly anybody comes for it. */
function CancelOrder({ number, t }: Pick<SectionContext, 't'> & { number: string }) {
  return (
    <details className="vt-result__cancel">
      <summary>{t('payment.cancelOrder')}</summary>
      <form method="post" action={paths.payment}>
        <input type="hidden" name="order" value={number} />
        <p>{t('payment.cancelQuestion')}</p>
        <button type="submit" name="op" value="cancel" className="vt-button vt-button--outline">
          {t('payment.cancelConfirm')}
        </button>
      </form>
    </details>
  );
}
