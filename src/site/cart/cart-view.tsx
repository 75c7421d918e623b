import { useMemo, useState } from 'react';

import { clampQuantity, countItems } from '#domain/cart.ts';
import { createTranslator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor, type Currency, type PriceSeparator } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import type { Language } from '#locales/languages.ts';

import { openModal } from '../modals/open-modal.ts';
import { changeQuantity, emptyCart, removeFromCart, replaceLines } from '../shop/cart-actions.ts';
import type { CartLine as StoredLine } from '../shop/cart-store.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartLine, quantityId } from './cart-line.tsx';
import { CartSummary, type Policies } from './cart-summary.tsx';
import type { CartMessage } from './cart.messages.ts';
import { EmptyCart } from './empty-cart.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import type { QuotedLine } from './reconcile-cart.ts';
import { RemovedLines } from './removed-lines.tsx';
import { trackDifferences } from './tracked-line.ts';
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

/** What was taken out last: its lines and their place. */
interface Removed {
  lines: readonly StoredLine[];
  /** The same with what the shop says of them. */
  quoted: readonly QuotedLine[];
  index: number;
  text: string;
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
  const { list, lines, quote, changes, isPending, hasFailed, retry } = useCartQuote(initial);
  const [removed, setRemoved] = useState<Removed | null>(null);

  function setLine({ item, line }: QuotedLine, wanted: number): void {
    const outcome = changeQuantity(item.variationId, wanted);
    const quantity = outcome.done ? clampQuantity(wanted) : outcome.available;
    if (quantity > 0) trackDifferences([{ line, by: quantity - item.quantity }]);
    if (outcome.done) return;
    if (quantity > 0) changeQuantity(item.variationId, quantity);
    void openModal('AddToCartStockError', { available: outcome.available });
  }

  function remove(index: number): void {
    const taken = lines[index];
    if (!taken) return;
    const text = t('cart.removed', { title: taken.line.title });
    setRemoved({ lines: [taken.item], quoted: [taken], index, text });
    removeFromCart(taken.item.variationId);
    trackAll([taken], -1);
  }

  function clear(): void {
    const text = t(isOrder ? 'cart.orderCleared' : 'cart.cleared');
    setRemoved({ lines: list, quoted: lines, index: 0, text });
    emptyCart();
    trackAll(lines, -1);
  }

  function undo({ lines: back, quoted, index }: Removed): void {
    setRemoved(null);
    const rest = list.filter(({ variationId }) => !back.some((line) => line.variationId === variationId));
    replaceLines(rest.toSpliced(index, 0, ...back));
    trackAll(quoted, 1);
    const [first] = back;
    // The button that was pressed is gone: the reader goes on with what came back.
    if (first) whenDrawn(() => document.getElementById(quantityId(first))?.focus());
  }

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
        failure={hasFailed && <QuoteFailure t={t} onRetry={retry} />}
      />
    </div>
  );
}

function trackAll(lines: readonly QuotedLine[], sign: 1 | -1): void {
  trackDifferences(lines.map(({ item, line }) => ({ line, by: sign * item.quantity })));
}

function whenDrawn(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
