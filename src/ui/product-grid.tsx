import type { CSSProperties } from 'react';

import { contentWidth } from '#domain/screen.ts';
import type { ScreenClass } from '#domain/screen.ts';

import type { Card } from './card-of-product.ts';
import { ProductCardItem, type CardTexts } from './product-card.tsx';

/** Cards in a row on each kind of screen. */
export type Columns = Record<ScreenClass, number>;

interface ProductGridProps {
  cards: readonly Card[];
  columns?: Columns;
  /** Pixels across all columns on a desktop, where something stands beside the grid. */
  room?: number;
  /** How many cards from the first on are in the first screen and load at once. */
  eagerCount?: number;
  level?: 2 | 3;
  texts: CardTexts;
}

/** Cards in columns, by default those of the settings. */
export function ProductGrid({ cards, columns, room, eagerCount = 0, level, texts }: ProductGridProps) {
  const inRow = columns ?? texts.settings.ecommerce.defaultColumns;
  return (
    <ul className="vt-products" data-part="list" style={columnStyle(inRow)}>
      {cards.map((card, index) => (
        <ProductCardItem
          key={card.id}
          className="vt-products__item"
          card={card}
          sizes={pictureSizes(inRow, room)}
          eager={index < eagerCount}
          level={level}
          texts={texts}
        />
      ))}
    </ul>
  );
}

export function columnStyle({ desktop, tablet, mobile }: Columns): CSSProperties {
  return { '--vt-desktop': desktop, '--vt-tablet': tablet, '--vt-mobile': mobile } as CSSProperties;
}

/** As wide as a card can be; the shop's content is about 1170 px. */
export function pictureSizes({ desktop, tablet, mobile }: Columns, room: number = contentWidth): string {
  const share = (columns: number) => `${Math.ceil(100 / columns)}vw`;
  return `(min-width: 1025px) ${Math.ceil(room / desktop)}px, (min-width: 568px) ${share(tablet)}, ${share(mobile)}`;
}
