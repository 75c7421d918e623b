import { useState } from 'react';

import { useSession } from '../../session/session.ts';
import { forgetKept, keepValues, readKept } from '../../ui/kept-values.ts';

export interface CommentDraft {
  text: string;
  /** Members chosen from the list. */
  picked: number[];
}

/**
 * What is typed and not sent, kept by the tab while the panel is closed and over a reload. `name`: of the place; the
 * component that uses it is made anew for another.
 */
export function useCommentDraft(name: string, initial: CommentDraft) {
  const staffId = useSession((state) => state.account?.id ?? 0);
  const key = `comment.${staffId}.${name}`;
  const [draft, setDraft] = useState<CommentDraft>(() => ({ ...initial, ...readKept<CommentDraft>(key) }));
  return {
    draft,
    change(next: CommentDraft) {
      setDraft(next);
      if (next.text === initial.text) forgetKept(key);
      else keepValues(key, next);
    },
    forget() {
      forgetKept(key);
      setDraft(initial);
    },
  };
}
