import type { Comment } from '#domain/schemas/article.schema.ts';

/**
 * Puts every answer right behind its comment, depth first; siblings keep their order. Answers whose
 * parent is not in the list are left out: without it they read as nonsense.
 */
export function threadComments(comments: readonly Comment[]): Comment[] {
  const answers = Map.groupBy(comments, (comment) => comment.parent);
  const ordered: Comment[] = [];
  const pending = [...(answers.get(null) ?? [])].reverse();
  for (let next = pending.pop(); next; next = pending.pop()) {
    ordered.push(next);
    pending.push(...[...(answers.get(next.id) ?? [])].reverse());
  }
  return ordered;
}
