import type { Translator } from '#domain/i18n/translate.ts';
import { nameAdjustment, splitSums } from '#domain/order-sums.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';

interface DrawerDiscountsProps {
  quote: Quote;
  /** The figures are of the cart before its last change. */
  isPending: boolean;
  t: Translator;
  price(major: number): string;
}

/** From the price of the goods to what is paid, where the two differ. */
export function DrawerDiscounts({ quote, isPending, t, price }: DrawerDiscountsProps) {
  const { saved } = splitSums(quote);
  if (saved === 0 && quote.adjustments.length === 0) return null;
  return (
    <dl className="vt-cart-drawer__sums" data-stale={isPending || undefined}>
      <div>
        <dt>{t('cart.goods')}</dt>
        <dd>{price(quote.goods)}</dd>
      </div>
      {saved > 0 && (
        <div className="vt-cart-drawer__discount">
          <dt>{t('cart.discount')}</dt>
          <dd>{price(-saved)}</dd>
        </div>
      )}
      {quote.adjustments.map((adjustment, index) => (
        <div key={index} className="vt-cart-drawer__discount">
          <dt>{nameAdjustment(adjustment)}</dt>
          <dd>{price(-adjustment.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
