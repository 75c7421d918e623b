import { useEffect, useRef } from 'react';

import { countItems } from '#domain/cart.ts';
import { paths, productPath } from '#domain/routes.ts';
import type { Quote } from '#domain/schemas/order.schema.ts';
import { breakpoints } from '#domain/screen.ts';

import type { MoneyTexts } from '../order/order-amounts.tsx';
import { OrderLine, priceBefore } from '../order/order-line.tsx';

interface OrderLinesProps {
  quote: Quote;
  isStale: boolean;
  texts: MoneyTexts;
}

/** What is ordered. On phones it opens from one line with the total; beside the form it is always open. */
export function OrderLines({ quote, isStale, texts: { t, price } }: OrderLinesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The style shows it already; this tells those who hear the page.
    if (details.current && innerWidth >= breakpoints.desktop) details.current.open = true;
  }, []);
  return (
    <details ref={details} className="vt-summary" data-dimmed={isStale || undefined}>
      <summary className="vt-summary__head">
        <span className="vt-summary__title">{t('checkout.summary')}</span>
        <span className="vt-summary__count">{t('cart.itemCount', { count: countItems(quote.lines) })}</span>
        <span className="vt-summary__total">{price(quote.total)}</span>
      </summary>
      <ul className="vt-order-lines">
        {quote.lines.map((line) => (
          <OrderLine
            key={line.variationId}
            image={line.image}
            title={line.title}
            href={productPath(line.slug, line.options === '' ? null : line.variationId)}
            options={line.options}
            count={`${line.quantity} × ${price(line.price)}`}
            total={price(line.lineTotal)}
            before={priceBefore({ unit: line.price, quantity: line.quantity, total: line.lineTotal }, price)}
            problem={problemOf(quote, line.variationId)}
          />
        ))}
      </ul>
      <a className="vt-summary__change" href={paths.cart}>
        {t('checkout.change')}
      </a>
    </details>
  );
}

function problemOf({ problems }: Quote, variationId: number): string | undefined {
  return problems.find((problem) => problem.variationId === variationId)?.message;
}
