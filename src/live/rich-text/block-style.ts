import type { Editor } from '@tiptap/core';

export const blockStyles = ['paragraph', 'h2', 'h3', 'h4', 'quote'] as const;
export type BlockStyle = (typeof blockStyles)[number];

/** The style of the paragraph at the cursor. */
export function readBlockStyle(editor: Editor): BlockStyle {
  if (editor.isActive('blockquote')) return 'quote';
  for (const level of [2, 3, 4] as const) if (editor.isActive('heading', { level })) return `h${level}`;
  return 'paragraph';
}

/** Turns the block at the cursor into another kind; a quotation is left first. */
export function setBlockStyle(editor: Editor, style: BlockStyle): void {
  const chain = editor.chain();
  if (editor.isActive('blockquote')) chain.lift('blockquote');
  if (style === 'quote') chain.setParagraph().setBlockquote().run();
  else if (style === 'paragraph') chain.setParagraph().run();
  else chain.setHeading({ level: Number(style.slice(1)) as 2 | 3 | 4 }).run();
}
