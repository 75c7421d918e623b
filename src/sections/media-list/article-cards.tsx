import type { CSSProperties } from 'react';

import type { ArticleCard as Article } from '#domain/schemas/article.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { ArticleCard, articleCardStyle } from '#ui/article-card.tsx';

import type { SectionContext } from '../framework/section-context.ts';

interface ArticleCardsProps {
  articles: Article[];
  context: SectionContext;
  /** Pictures of the first row load at once. */
  eager: boolean;
}

/** Cards in the columns that the media settings give each device. */
export function ArticleCards({ articles, context, eager }: ArticleCardsProps) {
  const { itemsStyle, itemsLayout } = context.settings.media;
  return (
    <ul className="vt-media" style={{ ...articleCardStyle(itemsStyle), ...layoutStyle(itemsLayout) }}>
      {articles.map((article, index) => (
        <li key={article.id} className="vt-media__item">
          <ArticleCard
            article={article}
            look={itemsStyle}
            date={context.date}
            sizes={pictureSizes(context.settings)}
            eager={eager && index < itemsLayout.listColumn.desktop}
          />
        </li>
      ))}
    </ul>
  );
}

function layoutStyle({ listColumn, listAlign, gap }: Settings['media']['itemsLayout']): CSSProperties {
  const style: Record<string, string | number> = {};
  for (const device of ['mobile', 'tablet', 'desktop'] as const) {
    style[`--vt-media-columns-${device}`] = listColumn[device];
    style[`--vt-media-gap-${device}`] = `${gap[device]}px`;
    style[`--vt-media-align-${device}`] = listAlign[device];
  }
  return style;
}

function pictureSizes({ media, styles }: Settings): string {
  const { listColumn } = media.itemsLayout;
  // Beside its text a picture has about two fifths of the card.
  const share = media.itemsStyle.template === 'row' ? 0.45 : 1;
  const part = (whole: number, columns: number) => Math.ceil((whole * share) / columns);
  return `(width >= 1025px) ${part(styles.contentWidth, listColumn.desktop)}px, (width >= 568px) ${part(100, listColumn.tablet)}vw, ${part(100, listColumn.mobile)}vw`;
}
