import type { Article } from '#domain/schemas/article.schema.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ArtPicture } from '#ui/picture.tsx';

import type { SectionContext } from '../framework/section-context.ts';
import { readingMinutes } from './reading-minutes.ts';

interface ArticleProps {
  article: Article;
  context: SectionContext;
}

/** Who wrote the article, when, and how long it takes. */
export function ArticleMeta({ article, context }: ArticleProps) {
  const { showDate, showAuthor, authorBlock } = context.settings.media.pageStyle;
  const author = showAuthor && authorBlock === 'top' ? article.author : null;
  const minutes = readingMinutes(article.sections);
  if (!showDate && !author) return null;
  return (
    <div className="vt-h1__meta">
      {author && (
        <p className="vt-h1__author">
          <Avatar image={author.image} name={author.name} size={36} />
          {author.name}
        </p>
      )}
      {showDate && (
        <p>
          <time dateTime={article.publishedAt}>{context.date(article.publishedAt)}</time>
        </p>
      )}
      {minutes > 0 && <p>{context.t('articles.minutesToRead', { count: minutes })}</p>}
    </div>
  );
}

/** The first screen's largest picture, wider on wider screens so that the text is in sight below it. */
export function ArticleCover({ article, context }: ArticleProps) {
  if (!article.image) return null;
  return (
    <ArtPicture
      className="vt-h1__cover"
      desktop={{ image: article.image, ratio: '2:1' }}
      tablet={{ image: article.image, ratio: '16:9' }}
      mobile={{ image: article.image, ratio: '3:2' }}
      sizes={`(width >= 1025px) ${context.settings.styles.contentWidth}px, 100vw`}
      priority
    />
  );
}
