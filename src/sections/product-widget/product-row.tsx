import type { Card } from '#ui/card-of-product.ts';
import { columnStyle, pictureSizes, ProductGrid, type Columns } from '#ui/product-grid.tsx';
import { ProductCardItem, type CardTexts } from '#ui/product-card.tsx';

import type { CustomElementProps } from '../framework/custom-element.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-row': CustomElementProps;
    }
  }
}

interface ProductRowProps {
  cards: Card[];
  layout: 'row' | 'grid';
  /** Those of the settings when not given. */
  columns?: Columns | undefined;
  /** Names the row for those who cannot see it. */
  label: string;
  level: 2 | 3;
  eager: boolean;
  texts: CardTexts;
}

/** Cards that scroll and snap sideways, or stand in a grid on anything wider than a phone. */
export function ProductRow({ cards, layout, columns, label, level, eager, texts }: ProductRowProps) {
  const { t, settings } = texts;
  const { desktop, tablet } = columns ?? settings.ecommerce.defaultColumns;
  // On phones a part of the next card says that there is more (Appendix A: 1.6 cards; tablets 3).
  const inRow: Columns = { desktop, tablet: columns ? tablet : Math.max(tablet, 3), mobile: 1.6 };
  if (layout === 'grid') {
    return (
      <ProductGrid cards={cards} columns={columns} eagerCount={eager ? 2 : 0} level={level} texts={texts} />
    );
  }
  return (
    <vt-row className="vt-row" style={columnStyle(inRow)}>
      <div className="vt-row__controls" data-part="controls" hidden>
        <button
          type="button"
          className="vt-row__arrow vt-row__arrow--back"
          data-part="previous"
          aria-label={t('product.previousProducts')}
        />
        <button
          type="button"
          className="vt-row__arrow"
          data-part="next"
          aria-label={t('product.nextProducts')}
        />
      </div>
      <ul className="vt-row__track" data-part="track" aria-label={label || undefined}>
        {cards.map((card, index) => (
          <ProductCardItem
            key={card.id}
            className="vt-row__item"
            // A shop window: article numbers and stock are for lists, and a swipe moves the row.
            card={{
              ...card,
              sku: '',
              quantity: card.isScarce ? card.quantity : '',
              quickView: false,
              swipes: false,
            }}
            sizes={pictureSizes(inRow)}
            eager={eager && index < 2}
            level={level}
            texts={texts}
          />
        ))}
      </ul>
    </vt-row>
  );
}
