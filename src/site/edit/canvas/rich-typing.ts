import { Editor, Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

import { cleanPasted } from '#live/rich-text/clean-pasted.ts';
import { followRichText } from '#live/rich-text/follow-rich-text.ts';
import { showCarets } from '#live/rich-text/others-carets.ts';
import { readRichText } from '#live/rich-text/read-rich-text.ts';
import { richTextExtensions } from '#live/rich-text/rich-text-extensions.ts';

import { cleanHtml } from '../clean-html.ts';
import { RichBar } from './rich-bar.ts';
import type { TypingOptions, TypingSession } from './typing-session.ts';

/** Typing in a rich text: the panel's editor, in the storefront's own element and look. */
export function startRichTyping(options: TypingOptions): TypingSession {
  const { element, field, label, language, overlay, point, onTyped, onCaret, onLeft, tell } = options;
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  let last = field.value;
  /** The builder was asked to take back or to do again, and nothing was typed since. */
  let isUndoing = false;
  let bar: RichBar | null = null;

  const editor = new Editor({
    element: { mount: element },
    extensions: [...richTextExtensions({ isUndoElsewhere: true }), leaveByTab(onLeft)],
    content: cleanHtml(field.value),
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: { 'aria-multiline': 'true', 'aria-label': label, 'data-vt-typing': '' },
    },
    onUpdate: hear,
    onSelectionUpdate: ({ editor: { state } }) => onCaret(state.selection.head),
    onTransaction: () => bar?.update(),
  });
  let good = editor.state;

  function hear(): void {
    const typed = readRichText(editor);
    if (typed.length > field.maxLength) {
      editor.view.updateState(good);
      tell('tooLong');
      return;
    }
    good = editor.state;
    if (typed === last) return;
    last = typed;
    isUndoing = false;
    onTyped(typed);
  }

  /** Of the text and its bar together. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (isInside(element, relatedTarget) || isInside(bar?.element, relatedTarget)) return;
    // An address is fetched from another window.
    if (bar?.form.isOpen && !document.hasFocus()) return;
    onLeft('away');
  }

  function pressInText(event: KeyboardEvent): boolean {
    const hasCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (hasCommand && (event.code === 'KeyZ' || event.code === 'KeyY')) {
      isUndoing = true;
      return false;
    }
    if (event.key === 'Escape') onLeft('section');
    else if (event.key === 'F10' && event.altKey) bar?.focus();
    else if (event.code === 'KeyK' && hasCommand) bar?.form.open();
    else return true;
    event.preventDefault();
    return true;
  }

  const shown = new RichBar({ editor, overlay, language, label });
  bar = shown;
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y });
  putCaret(editor, at?.pos ?? editor.state.doc.content.size);
  editor.view.focus();
  for (const part of [element, shown.element]) part.addEventListener('focusout', leave);
  tell('typing');

  return {
    press(event) {
      if (event.target instanceof Node && shown.element.contains(event.target)) {
        pressInBar(event, shown, editor);
        return true;
      }
      return pressInText(event);
    },
    follow(value, isMerged = false) {
      // With the keyboard elsewhere it is what is typed there.
      if (!isMerged && !isUndoing && document.hasFocus()) return false;
      last = value;
      if (isMerged) followRichText(editor, cleanHtml(value));
      else setWithCaret(editor, cleanHtml(value));
      good = editor.state;
      return true;
    },
    showCarets: (carets) => showCarets(editor, carets),
    stop() {
      for (const part of [element, shown.element]) part.removeEventListener('focusout', leave);
      shown.remove();
      editor.destroy();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      // Where the section cannot be drawn yet, what was typed stays to be seen.
      element.innerHTML = cleanHtml(last);
    },
  };
}

function isInside(part: Element | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && part?.contains(target) === true;
}

/** Escape goes back a step: from the address to the bar, from the bar to the text. */
function pressInBar(event: KeyboardEvent, { form }: RichBar, editor: Editor): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  if (form.isOpen) form.close();
  else editor.view.focus();
}

/** With the caret at the end of what has changed. */
function setWithCaret(editor: Editor, html: string): void {
  const { doc: before } = editor.state;
  editor.commands.setContent(html, { emitUpdate: false });
  const changed = editor.state.doc.content.findDiffEnd(before.content);
  if (changed) putCaret(editor, changed.a);
}

/** In the text that is nearest to a position. */
function putCaret({ state, view }: Editor, position: number): void {
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position), -1)));
}

/** Tab goes on to the next text; in a list it goes a level deeper first. */
function leaveByTab(onLeft: TypingOptions['onLeft']): Extension {
  return Extension.create({
    name: 'leaveByTab',
    priority: 1,
    addKeyboardShortcuts: () => ({
      Tab: () => {
        onLeft('next');
        return true;
      },
      'Shift-Tab': () => {
        onLeft('previous');
        return true;
      },
    }),
  });
}
