import type { ReactNode } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { chargedTaxes, nameAdjustment, nameTax, splitSums } from '#domain/order-sums.ts';
import { paths } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

import { ShopPolicies, type Policies } from '../order/shop-policies.tsx';
import { PromoCodes } from '../promo-codes/promo-codes.tsx';
import { FreeDelivery } from './free-delivery.tsx';

interface CartSummaryProps {
  quote: Quote;
  /** Pieces in the cart. */
  count: number;
  /** The figures are of the cart before its last change. */
  isPending: boolean;
  policies: Policies;
  t: Translator;
  price(major: number): string;
  setCodes(codes: string[]): void;
  /** Says that the figures could not be had. */
  failure: ReactNode;
}

/** What the cart costs by the server's count, the way to the checkout, and what the shop promises. */
export function CartSummary({
  quote,
  count,
  isPending,
  policies,
  t,
  price,
  setCodes,
  failure,
}: CartSummaryProps) {
  const { goods, total, problems } = quote;
  const isPaidInPart = quote.due < total;
  const { saved } = splitSums(quote);
  // Delivery is chosen at the checkout; what is short of stock has been told already.
  const limits = problems.filter(({ code }) => code !== 'stock' && code !== 'noZone');
  return (
    <aside className="vt-cart__aside" aria-labelledby="cart-summary">
      <div className="vt-cart__summary">
        <h2 className="vt-cart__heading" id="cart-summary">
          {t('cart.summary')}
        </h2>
        <dl className="vt-cart__sums" data-stale={isPending || undefined}>
          <div>
            <dt>{t('cart.itemCount', { count })}</dt>
            <dd>{price(goods)}</dd>
          </div>
          {saved > 0 && (
            <div className="vt-cart__discount">
              <dt>{t('cart.discount')}</dt>
              <dd>{price(-saved)}</dd>
            </div>
          )}
          {quote.adjustments.map((adjustment, index) => (
            <div key={index} className="vt-cart__discount">
              <dt>{nameAdjustment(adjustment)}</dt>
              <dd>{price(-adjustment.amount)}</dd>
            </div>
          ))}
          {isPaidInPart && (
            <>
              <div>
                <dt>{t('cart.total')}</dt>
                <dd>{price(total)}</dd>
              </div>
              <div>
                <dt>{t('giftCards.cards')}</dt>
                <dd>{price(toMajor(toMinor(quote.due) - toMinor(total)))}</dd>
              </div>
            </>
          )}
        </dl>
        <p className="vt-visually-hidden" role="status">
          {isPending ? '' : t('cart.newTotal', { total: price(total) })}
        </p>
        {limits.map(({ code, message }) => (
          <p key={code} className="vt-cart__limit">
            {message}
          </p>
        ))}
        {failure}
        {quote.takesCodes && (
          <form method="post" action={paths.cart}>
            <PromoCodes quote={quote} isPending={isPending} onChange={setCodes} t={t} price={price} />
          </form>
        )}
        <FreeDelivery free={quote.freeDelivery} t={t} price={price} />
        <div className="vt-cart__pay">
          <dl className="vt-cart__total" data-stale={isPending || undefined}>
            <dt>{t(isPaidInPart ? 'giftCards.due' : 'cart.total')}</dt>
            <dd>{price(quote.due)}</dd>
          </dl>
          <a className="vt-button vt-button--primary vt-cart__checkout" href={paths.checkout}>
            {t('cart.checkout')}
          </a>
        </div>
        {!quote.isTaxKnown && <p className="vt-cart__note">{t('cart.taxLater')}</p>}
        {chargedTaxes(quote.taxes).within.map((tax) => (
          <p key={nameTax(tax, t.language)} className="vt-cart__note">
            {`${t('cart.taxIncluded', { tax: nameTax(tax, t.language) })}: `}
            <bdi>{price(tax.amount)}</bdi>
          </p>
        ))}
        {quote.needsDelivery && <p className="vt-cart__note">{t('cart.deliveryLater')}</p>}
      </div>
      <ShopPolicies policies={policies} className="vt-cart__policy" t={t} />
    </aside>
  );
}
