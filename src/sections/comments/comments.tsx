import { Avatar } from '#ui/avatar.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { commentsSection } from './comments.schema.ts';
import { nestComments, type CommentNode } from './nest-comments.ts';

export function Comments({ options, context }: SectionViewProps<typeof commentsSection>) {
  const comments = context.page.article?.comments ?? [];
  if (comments.length === 0) return null;
  const count = context.t('comments.count', { count: comments.length });
  const isTitled = options.heading.title !== '';
  const list = <Thread nodes={nestComments(comments)} context={context} />;
  if (context.settings.media.pageStyle.commentsBlock === 'collapsed') {
    return (
      <details className="vt-comments">
        <summary className="vt-comments__summary">
          {isTitled ? <span>{count}</span> : <h2 className="vt-comments__title">{count}</h2>}
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div className="vt-comments">
      {isTitled ? (
        <p className="vt-comments__count">{count}</p>
      ) : (
        <h2 className="vt-comments__title">{count}</h2>
      )}
      {list}
    </div>
  );
}

function Thread({ nodes, context }: { nodes: CommentNode[]; context: SectionContext }) {
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
          </article>
          {replies.length > 0 && <Thread nodes={replies} context={context} />}
        </li>
      ))}
    </ol>
  );
}
