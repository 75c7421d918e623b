import { Extension } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blockAlign: {
      /** Null: as the text around. */
      alignBlock(align: 'center' | 'end' | null): ReturnType;
    };
  }
}

const aligned = ['paragraph', 'heading'];

/** The one style that the server lets through: text-align of paragraphs and headings. */
export const TextAlign = Extension.create({
  name: 'blockAlign',
  addGlobalAttributes() {
    return [
      {
        types: aligned,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) => knownAlign(element.style.textAlign),
            renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align:${String(textAlign)}` } : {}),
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      alignBlock:
        (align) =>
        ({ commands }) =>
          aligned
            .map((type) => commands.updateAttributes(type, { textAlign: align }))
            .some((isDone) => isDone),
    };
  },
});

function knownAlign(align: string): string | null {
  return ['left', 'right', 'center', 'justify', 'start', 'end'].includes(align) ? align : null;
}
