import { createNodeFromContent, type Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

import { diffLists } from '#domain/rich-text/diff-lists.ts';

/**
 * Has an editor show another text, such as the same with words of somebody else, by changing no more than differs:
 * the caret and what is selected stay in their words.
 */
export function followRichText(editor: Editor, html: string): void {
  const parsed = createNodeFromContent(html === '' ? '<p></p>' : html, editor.schema, { slice: false });
  const wanted = parsed instanceof Fragment ? parsed : parsed.content;
  const { state, view } = editor;
  const before = childrenOf(state.doc.content);
  const after = childrenOf(wanted);
  const write = (nodes: readonly Node[]) => nodes.map((node) => JSON.stringify(node.toJSON()));
  const hunks = diffLists(write(before), write(after));
  if (!hunks) {
    editor.commands.setContent(html, { emitUpdate: false });
    return;
  }
  const starts = startsOf(before);
  let moved = 0;
  const changes = hunks.map(({ start, end, put }) => {
    const first = start + moved;
    moved += put.length - (end - start);
    return { start, end, nodes: after.slice(first, first + put.length) };
  });
  const { tr } = state;
  // From the end, so that places before stay as they are.
  for (const { start, end, nodes } of changes.toReversed())
    replaceDifference(tr, {
      from: starts[start] ?? 0,
      gone: Fragment.from(before.slice(start, end)),
      come: Fragment.from(nodes),
    });
  view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** Leaves what both begin and end with. */
function replaceDifference(
  tr: Editor['state']['tr'],
  { from, gone, come }: { from: number; gone: Fragment; come: Fragment },
): void {
  const start = gone.findDiffStart(come);
  const end = gone.findDiffEnd(come);
  if (start === null || !end) return;
  // Repeated signs may be counted to both sides.
  const twice = Math.max(0, start - Math.min(end.a, end.b));
  const whole = tr.doc.type.create(null, come);
  tr.replace(from + start, from + end.a + twice, whole.slice(start, end.b + twice));
}

/** Where each node begins, and the last one ends. */
function startsOf(nodes: readonly Node[]): number[] {
  let at = 0;
  return [0, ...nodes.map(({ nodeSize }) => (at += nodeSize))];
}

function childrenOf({ content }: Fragment): readonly Node[] {
  return content;
}
