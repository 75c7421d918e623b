import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';

import { safeHref } from '#domain/link-target.ts';

import { OthersCarets } from './others-carets.ts';
import { TextAlign } from './text-align.ts';

/**
 * What rich text is made of: one list for the panel's field and for the text on the canvas, so that both write
 * the same HTML. `isUndoElsewhere`: the builder takes edits back, not the text.
 */
export function richTextExtensions({ isUndoElsewhere }: { isUndoElsewhere: boolean }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: false,
      trailingNode: false,
      ...(isUndoElsewhere && { undoRedo: false }),
    }),
    Link.configure({
      openOnClick: false,
      autolink: false,
      // The server's own: target and rel come back as it writes them.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => safeHref(url) !== null,
    }),
    TextAlign,
    OthersCarets,
  ];
}
