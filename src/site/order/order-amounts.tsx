import { maskCardCode } from '#domain/gift-card-code.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { chargedTaxes, nameAdjustment, nameTax, splitSums } from '#domain/order-sums.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

export interface MoneyTexts {
  t: Translator;
  /** Formats major units. */
  price(major: number): string;
}

interface OrderAmountsProps {
  /** Major units; delivery is null while it is unknown. */
  amounts: {
    goods: number;
    discount: number;
    /** False where nothing is delivered. */
    needsDelivery: boolean;
    delivery: number | null;
    deliveryDiscount: number;
    taxRelief: number;
    adjustments: Order['adjustments'];
    taxes: Order['taxes'];
    /** False: tax will be added to prices. */
    isTaxKnown?: boolean;
    total: number;
    /** What gift cards pay of it, and what they leave. */
    giftCards: Order['giftCards'];
    due: number;
    /** Of what was paid and became dearer since: what is still to be paid. */
    rest?: number;
  };
  /** The money has come: nothing is left to pay. */
  isPaid?: boolean;
  isStale?: boolean;
  texts: MoneyTexts;
}

/** Goods, discounts, delivery and total (requirement 385): the rows add up. */
export function OrderAmounts({ amounts, isPaid = false, isStale = false, texts }: OrderAmountsProps) {
  const { goods, adjustments, taxes, total, giftCards, due, rest = 0 } = amounts;
  const { added, within } = chargedTaxes(taxes);
  const { saved, fullDelivery: delivery } = splitSums(amounts);
  const { t, price } = texts;
  return (
    <dl className="vt-amounts" data-dimmed={isStale || undefined}>
      <div>
        <dt>{t('cart.goods')}</dt>
        <dd>{price(goods)}</dd>
      </div>
      {saved > 0 && (
        <div className="vt-amounts__discount">
          <dt>{t('cart.discount')}</dt>
          <dd>{price(-saved)}</dd>
        </div>
      )}
      {adjustments.map((adjustment, index) => (
        <div key={index} className="vt-amounts__discount">
          <dt>{nameAdjustment(adjustment)}</dt>
          <dd>{price(-adjustment.amount)}</dd>
        </div>
      ))}
      {amounts.taxRelief > 0 && (
        <div className="vt-amounts__discount">
          <dt>{t('cart.taxRelief')}</dt>
          <dd>{price(-amounts.taxRelief)}</dd>
        </div>
      )}
      {amounts.needsDelivery && (
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>
            {delivery === null ? t('checkout.deliveryUnknown') : describeDeliveryPrice(delivery, texts)}
          </dd>
        </div>
      )}
      {added.map((tax) => (
        <div key={nameTax(tax, t.language)}>
          <dt>{nameTax(tax, t.language)}</dt>
          <dd>{price(tax.amount)}</dd>
        </div>
      ))}
      {amounts.isTaxKnown === false && (
        <div>
          <dt>{t('cart.tax')}</dt>
          <dd>{t('checkout.deliveryUnknown')}</dd>
        </div>
      )}
      <div className="vt-amounts__total">
        <dt>{t('cart.total')}</dt>
        <dd>{price(total)}</dd>
      </div>
      {within.map((tax) => (
        <div key={nameTax(tax, t.language)}>
          <dt>{t('cart.taxIncluded', { tax: nameTax(tax, t.language) })}</dt>
          <dd>{price(tax.amount)}</dd>
        </div>
      ))}
      {giftCards.map(({ last4, amount }) => (
        <div key={last4}>
          <dt>{t('giftCards.card', { card: maskCardCode(last4) })}</dt>
          <dd>{price(-amount)}</dd>
        </div>
      ))}
      {giftCards.length > 0 && rest === 0 && (
        <div className="vt-amounts__due">
          <dt>{t(isPaid ? 'giftCards.restPaid' : 'giftCards.due')}</dt>
          <dd>{price(due)}</dd>
        </div>
      )}
      {rest > 0 && (
        <div className="vt-amounts__due">
          <dt>{t('giftCards.due')}</dt>
          <dd>{price(rest)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What bringing an order costs, in words when it is nothing. */
export function describeDeliveryPrice(major: number, { t, price }: MoneyTexts): string {
  return major > 0 ? price(major) : t('checkout.free');
}
