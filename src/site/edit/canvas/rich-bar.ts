import type { Editor } from '@tiptap/core';

import { afterPaint } from '#live/after-paint.ts';
import { readBlockStyle, setBlockStyle, type BlockStyle } from '#live/rich-text/block-style.ts';
import type { Language } from '#locales/languages.ts';

import { canvasText } from './canvas.texts.ts';
import { LinkForm } from './link-form.ts';
import { make, makeToolbar } from './overlay.ts';
import { placeBar } from './place-bar.ts';

interface RichBarOptions {
  editor: Editor;
  overlay: HTMLElement;
  language: Language;
  /** Of the field. */
  label: string;
}

const marks = ['bold', 'italic', 'underline', 'bulletList', 'orderedList', 'link'] as const;
const styles = ['h2', 'h3', 'quote'] as const satisfies readonly BlockStyle[];

/** The formatting of a rich text that is being typed, over its selection. */
export class RichBar {
  readonly element = make('div', 'vt-edit-writing');
  readonly form: LinkForm;
  readonly #options: RichBarOptions;
  readonly #buttons: HTMLElement;
  #isPlacedSoon = false;

  constructor(options: RichBarOptions) {
    this.#options = options;
    const { editor, overlay, language } = options;
    this.#buttons = this.#makeButtons();
    this.form = new LinkForm({
      editor,
      language,
      onResized: () => this.#place(),
      onClosed: () => {
        editor.view.focus();
        this.#place();
      },
    });
    this.element.append(this.#buttons, this.form.element);
    // The selection in the text has to stay.
    this.element.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    });
    overlay.append(this.element);
    overlay.dataset['vtWriting'] = '';
    addEventListener('scroll', this.#place, { passive: true, capture: true });
    addEventListener('resize', this.#place);
    this.update();
    this.#place();
  }

  /** After each step of the editor. */
  update(): void {
    const { editor } = this.#options;
    const style = readBlockStyle(editor);
    for (const button of this.#buttons.children) {
      const name = button instanceof HTMLElement ? button.dataset['name'] : undefined;
      if (name === undefined || name === 'clear') continue;
      const isOn = String(styles.some((one) => one === name) ? style === name : editor.isActive(name));
      if (button.getAttribute('aria-pressed') !== isOn) button.setAttribute('aria-pressed', isOn);
    }
    if (this.#isPlacedSoon) return;
    this.#isPlacedSoon = true;
    // After the paint: to measure before it would lay the page out twice for each key.
    afterPaint(() => {
      this.#isPlacedSoon = false;
      if (this.element.isConnected) this.#place();
    });
  }

  focus(): void {
    this.#buttons.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  remove(): void {
    removeEventListener('scroll', this.#place, { capture: true });
    removeEventListener('resize', this.#place);
    this.form.element.hidden = true;
    this.element.remove();
    delete this.#options.overlay.dataset['vtWriting'];
  }

  #makeButtons(): HTMLElement {
    const { editor, language, label } = this.#options;
    const t = (key: (typeof marks)[number] | (typeof styles)[number] | 'clear') => canvasText(language, key);
    const button = (name: (typeof marks)[number] | 'clear', act: () => void) => ({
      name,
      label: t(name),
      act,
    });
    const bar = makeToolbar(
      [
        button('bold', () => editor.commands.toggleBold()),
        button('italic', () => editor.commands.toggleItalic()),
        button('underline', () => editor.commands.toggleUnderline()),
        ...styles.map((name) => ({
          name,
          label: t(name),
          act: () => setBlockStyle(editor, readBlockStyle(editor) === name ? 'paragraph' : name),
        })),
        button('bulletList', () => editor.commands.toggleBulletList()),
        button('orderedList', () => editor.commands.toggleOrderedList()),
        button('link', () => (this.form.isOpen ? this.form.close() : this.form.open())),
        button('clear', () => editor.chain().clearNodes().unsetAllMarks().alignBlock(null).run()),
      ],
      'vt-edit-writing__buttons',
    );
    bar.setAttribute('aria-label', canvasText(language, 'formatting', { name: label }));
    bar.setAttribute('aria-keyshortcuts', 'Alt+F10');
    return bar;
  }

  readonly #place = () => placeBar(this.element, this.#options.editor.view);
}
