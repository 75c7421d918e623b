import type { CSSProperties } from 'react';

import { imageRatios, type Ratio } from '#domain/image-url.ts';
import type { ArticleCard as Article } from '#domain/schemas/article.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { plainText } from '#domain/text.ts';

import { Picture } from './picture.tsx';

type ItemsStyle = Settings['media']['itemsStyle'];

interface ArticleCardProps {
  article: Article;
  look: ItemsStyle;
  date(iso: string): string;
  /** How wide the picture is shown, as in HTML. */
  sizes: string;
  eager?: boolean | undefined;
}

/** More tags than that over a title read as a paragraph. */
const maxTags = 2;

/** An article in a list. Its title is the one link and lies over the whole card. */
export function ArticleCard({ article, look, date, sizes, eager }: ArticleCardProps) {
  const tags = look.showTags ? article.tags.slice(0, maxTags) : [];
  const author = look.showAuthor ? article.author : null;
  const excerpt = look.template === 'overlay' ? '' : plainText(article.excerpt);
  return (
    <article className={`vt-article-card vt-article-card--${look.template}`}>
      {article.image && (
        <Picture
          className="vt-article-card__picture"
          image={article.image}
          ratio={serverRatio(look)}
          sizes={sizes}
          eager={eager}
          alt=""
        />
      )}
      <div className="vt-article-card__body" data-align={look.textAlign}>
        {(look.showDate || tags.length > 0) && (
          <p className="vt-article-card__meta">
            {look.showDate && <time dateTime={article.publishedAt}>{date(article.publishedAt)}</time>}
            {tags.map((tag) => (
              <span key={tag.id} className="vt-article-card__tag">
                {tag.title}
              </span>
            ))}
          </p>
        )}
        <h3 className="vt-article-card__title">
          <a href={article.url}>{article.title}</a>
        </h3>
        {excerpt !== '' && <p className="vt-article-card__excerpt">{excerpt}</p>}
        {author && <p className="vt-article-card__author">{author.name}</p>}
      </div>
    </article>
  );
}

/** What cards take from the settings as custom properties: corners, and the picture's shape on each device. */
export function articleCardStyle({ borderRadius, imageProportions }: ItemsStyle): CSSProperties {
  return {
    '--vt-card-radius': `${borderRadius}px`,
    '--vt-card-ratio-mobile': cssRatio(imageProportions.mobile),
    '--vt-card-ratio-tablet': cssRatio(imageProportions.tablet),
    '--vt-card-ratio-desktop': cssRatio(imageProportions.desktop),
  } as CSSProperties;
}

/**
 * The crop that the server makes: only where one listed shape serves every device. Else the whole
 * picture is sent and CSS crops it.
 */
function serverRatio({ imageProportions: { desktop, tablet, mobile } }: ItemsStyle): Ratio | undefined {
  return desktop === tablet && desktop === mobile
    ? imageRatios.find((ratio) => ratio === desktop)
    : undefined;
}

/** A side of 0 would make the whole declaration invalid. */
function cssRatio(proportions: string): string {
  const [across = 0, down = 0] = proportions.split(':').map(Number);
  return across > 0 && down > 0 ? `${across} / ${down}` : '3 / 2';
}
