import type { Comment } from '#domain/schemas/article.schema.ts';

export interface CommentNode {
  comment: Comment;
  /** Whom a reply answers when its indent does not tell. */
  inReplyTo: string | null;
  replies: CommentNode[];
}

/** Deeper answers would leave no width for their words on a phone. */
const maxDepth = 2;

/**
 * A tree of at most two indents from comments in thread order (each answer behind its comment). Deeper
 * answers stand beside the one they answer, with the name of whom they answer.
 */
export function nestComments(comments: readonly Comment[]): CommentNode[] {
  const roots: CommentNode[] = [];
  const places = new Map<number, { node: CommentNode; depth: number; siblings: CommentNode[] }>();
  for (const comment of comments) {
    const parent = comment.parent === null ? undefined : places.get(comment.parent);
    const isTooDeep = parent !== undefined && parent.depth >= maxDepth;
    const siblings = !parent ? roots : isTooDeep ? parent.siblings : parent.node.replies;
    const node: CommentNode = {
      comment,
      inReplyTo: isTooDeep ? parent.node.comment.name : null,
      replies: [],
    };
    siblings.push(node);
    places.set(comment.id, { node, siblings, depth: parent ? Math.min(parent.depth + 1, maxDepth) : 0 });
  }
  return roots;
}
