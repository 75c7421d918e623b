import { replyFormPath } from '#domain/routes.ts';
import { Avatar } from '#ui/avatar.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { commentsSection } from './comments.section.ts';
import { nestComments, type CommentNode } from './nest-comments.ts';

/** What readers said of the article, and the form for a comment of one's own. */
export function Comments({ options, context }: SectionViewProps<typeof commentsSection>) {
  const { t, page, settings } = context;
  const { article } = page;
  if (!article) return null;
  const { comments } = article;
  const title = comments.length === 0 ? t('comments.title') : t('comments.count', { count: comments.length });
  const isTitled = options.heading.title !== '';
  const body = (
    <>
      {comments.length > 0 && (
        <Thread nodes={nestComments(comments)} articleId={article.id} context={context} />
      )}
      <section className="vt-comments__write">
        <h3>{t('comments.write')}</h3>
        {context.commentForm(article.id)}
      </section>
    </>
  );
  if (settings.media.pageStyle.commentsBlock === 'collapsed') {
    return (
      <details className="vt-comments">
        <summary className="vt-comments__summary">
          {isTitled ? <span>{title}</span> : <h2 className="vt-comments__title">{title}</h2>}
        </summary>
        {body}
      </details>
    );
  }
  return (
    <div className="vt-comments">
      {isTitled ? (
        <p className="vt-comments__count">{title}</p>
      ) : (
        <h2 className="vt-comments__title">{title}</h2>
      )}
      {body}
    </div>
  );
}

interface ThreadProps {
  nodes: CommentNode[];
  articleId: number;
  context: SectionContext;
}

function Thread({ nodes, articleId, context }: ThreadProps) {
  return (
    <ol className="vt-comments__list">
      {nodes.map(({ comment, inReplyTo, replies }) => (
        <li key={comment.id} id={`comment-${comment.id}`} className="vt-comments__item">
          <article className="vt-comments__comment">
            <Avatar image={null} name={comment.name} size={40} />
            <header className="vt-comments__head">
              <span className="vt-comments__name">{comment.name}</span>
              <time dateTime={comment.createdAt}>{context.date(comment.createdAt)}</time>
              {inReplyTo !== null && <span>{context.t('comments.inReplyTo', { name: inReplyTo })}</span>}
            </header>
            <p className="vt-comments__text">{comment.text}</p>
            {comment.reply !== undefined && (
              <div className="vt-comments__shop">
                <p className="vt-comments__shop-name">{context.t('reviews.reply')}</p>
                <p className="vt-comments__shop-text">{comment.reply}</p>
              </div>
            )}
            <a
              className="vt-comments__reply"
              href={replyFormPath(articleId, comment.id)}
              rel="nofollow"
              data-vt-reply={comment.id}
              data-name={comment.name}
              aria-label={context.t('comments.replyTo', { name: comment.name })}
            >
              {context.t('comments.reply')}
            </a>
          </article>
          {replies.length > 0 && <Thread nodes={replies} articleId={articleId} context={context} />}
        </li>
      ))}
    </ol>
  );
}
