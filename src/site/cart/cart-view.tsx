import { useMemo } from 'react';

import { countItems } from '#domain/cart.ts';
import { createTranslator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import { paths } from '#domain/routes.ts';
import type { Language } from '#locales/languages.ts';

import type { Policies } from '../order/shop-policies.tsx';
import { CartChanges } from './cart-changes.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartMessage } from './cart.messages.ts';
import { EmptyCart } from './empty-cart.tsx';
import { GiftWrap } from './gift-wrap.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { RemovedLines } from './removed-lines.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartQuote, type QuotedCart } from './use-cart-quote.ts';

export interface CartViewProps {
  initial: QuotedCart;
  /** Whether the cart is called an order here. */
  isOrder: boolean;
  policies: Policies;
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  messages: Record<CartMessage, string>;
}

/**
 * The cart: its lines, what changed about them, what they cost. Every form of it also works without
 * script, through POST /cart.
 */
export function CartView({
  initial,
  isOrder,
  policies,
  language,
  currency,
  separator,
  messages,
}: CartViewProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  const price = (major: number) => formatPrice(toMinor(major), { currency, separator });
  const { list, lines, quote, changes, isPending, hasFailed, retry, setCodes } = useCartQuote(initial);
  const { removed, setLine, remove, clear, undo } = useCartEdits({ list, lines, isOrder, t });
  const notice = removed && <RemovedLines text={removed.text} t={t} onUndo={() => undo(removed)} />;
  if (list.length === 0) {
    return (
      <div className="vt-cart vt-cart--empty">
        {notice}
        <CartChanges changes={changes} t={t} price={price} />
        <EmptyCart isOrder={isOrder} t={t} />
      </div>
    );
  }
  if (!quote) {
    return (
      <div className="vt-cart__loading" role="status">
        {hasFailed ? <QuoteFailure t={t} onRetry={retry} /> : t('common.loading')}
      </div>
    );
  }
  return (
    <div className="vt-cart">
      <div className="vt-cart__main">
        <CartChanges changes={changes} t={t} price={price} />
        <ul className="vt-cart__lines" aria-label={t(isOrder ? 'cart.orderTitle' : 'cart.title')}>
          {lines.map(({ item, line }, index) => (
            <li key={item.variationId}>
              {removed?.index === index && notice}
              <CartLine
                item={item}
                line={line}
                t={t}
                price={price}
                onQuantity={(quantity) => setLine({ item, line }, quantity)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        {removed && removed.index >= lines.length && notice}
        <GiftWrap wrap={quote.giftWrap} t={t} price={price} />
        <form className="vt-cart__clear" method="post" action={paths.cart}>
          <input type="hidden" name="op" value="clear" />
          <button
            type="submit"
            className="vt-button vt-button--text"
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            {t(isOrder ? 'cart.clearOrder' : 'cart.clear')}
          </button>
        </form>
      </div>
      <CartSummary
        quote={quote}
        count={countItems(list)}
        isPending={isPending}
        policies={policies}
        t={t}
        price={price}
        setCodes={setCodes}
        failure={hasFailed && <QuoteFailure t={t} onRetry={retry} />}
      />
    </div>
  );
}
