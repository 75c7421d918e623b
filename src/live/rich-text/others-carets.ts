import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Where somebody else writes in the same text: a position in its document. */
export interface OthersCaret {
  id: string;
  name: string;
  color: string;
  caret: number;
}

const key = new PluginKey<DecorationSet>('othersCarets');

/** Thin marks where others write; they are of what is seen alone, never of the text. */
export const OthersCarets = Extension.create({
  name: 'othersCarets',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, shown) => {
          const told: unknown = tr.getMeta(key);
          return told instanceof DecorationSet ? told : shown.map(tr.mapping, tr.doc);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

export function showCarets({ state, view, isDestroyed }: Editor, carets: readonly OthersCaret[]): void {
  const shown = key.getState(state);
  if (isDestroyed || !shown || (carets.length === 0 && shown.find().length === 0)) return;
  const marks = carets.flatMap(({ id, name, color, caret }) => {
    // Their text may be longer than what has come here of it.
    const at = Math.min(caret, state.doc.content.size);
    if (!state.doc.resolve(at).parent.inlineContent) return [];
    return Decoration.widget(at, () => drawCaret(name, color), { key: `${id} ${at}`, side: -1 });
  });
  view.dispatch(state.tr.setMeta(key, DecorationSet.create(state.doc, marks)).setMeta('addToHistory', false));
}

function drawCaret(name: string, color: string): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'vt-caret';
  caret.dataset['name'] = name;
  caret.style.setProperty('--vt-caret', color);
  caret.setAttribute('aria-hidden', 'true');
  return caret;
}
