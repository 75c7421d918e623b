import type { Editor } from '@tiptap/core';

import { isBlank } from './needs-source.ts';

/** What an editor holds, as it is stored: a text without a word is no text at all. */
export function readRichText(editor: Editor): string {
  const html = editor.getHTML();
  return isBlank(html) ? '' : html;
}
