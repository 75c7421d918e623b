import { diffLists } from '#domain/rich-text/diff-lists.ts';
import { listWords } from '#domain/rich-text/parse-blocks.ts';

/** Where a caret stands in its words once a text has become another one; both places in UTF-16 units. */
export function moveCaret(before: string, after: string, caret: number): number {
  const words = listWords(before);
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length);
  let moved = 0;
  for (const { start, end, put } of diffLists(words, listWords(after)) ?? []) {
    const [from = 0, to = 0] = [starts[start], starts[end]];
    if (from >= caret) break;
    // Its own word is another one: it stays as far within it as it was.
    if (to > caret) return from + moved + Math.min(caret - from, put.join('').length);
    moved += put.join('').length - (to - from);
  }
  return Math.min(caret + moved, after.length);
}
