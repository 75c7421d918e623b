import type { Editor } from '@tiptap/core';

import type { Language } from '#locales/languages.ts';

import { canvasText } from './canvas.texts.ts';
import { make } from './overlay.ts';
import { typedHref } from './typed-href.ts';

interface LinkFormOptions {
  editor: Editor;
  language: Language;
  /** It is larger or smaller. */
  onResized(): void;
  /** The text gets the keyboard again. */
  onClosed(): void;
}

/** Asks where the selected words lead, below the buttons. */
export class LinkForm {
  readonly element = make('form', 'vt-edit-link');
  readonly #options: LinkFormOptions;
  readonly #input = make('input', 'vt-edit-link__input');
  readonly #remove = make('button', 'vt-edit-link__button');
  readonly #problem = make('p', 'vt-edit-link__problem');

  constructor(options: LinkFormOptions) {
    this.#options = options;
    const { language } = options;
    const label = make('label', 'vt-edit-link__label');
    const row = make('div', 'vt-edit-link__row');
    const apply = make('button', 'vt-edit-link__button vt-edit-link__button--main');
    this.#input.type = 'text';
    this.#input.inputMode = 'url';
    this.#input.autocomplete = 'off';
    this.#input.spellcheck = false;
    this.#input.maxLength = 2000;
    this.#input.placeholder = '/about';
    this.#input.id = 'vt-edit-link-input';
    label.htmlFor = this.#input.id;
    label.append(canvasText(language, 'linkTo'));
    apply.type = 'submit';
    apply.append(canvasText(language, 'linkApply'));
    this.#remove.type = 'button';
    this.#remove.append(canvasText(language, 'linkRemove'));
    this.#problem.id = 'vt-edit-link-problem';
    this.#problem.setAttribute('role', 'alert');
    this.element.noValidate = true;
    this.element.hidden = true;
    row.append(this.#input, apply);
    this.element.append(label, row, this.#problem, this.#remove);
    this.element.addEventListener('submit', () => this.#apply());
    this.#input.addEventListener('input', () => this.#complain(null));
    this.#remove.addEventListener('click', () => {
      options.editor.chain().extendMarkRange('link').unsetLink().run();
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  open(): void {
    const { editor } = this.#options;
    const href: unknown = editor.getAttributes('link')['href'];
    this.#input.value = typeof href === 'string' ? href : '';
    this.#remove.hidden = !editor.isActive('link');
    this.element.hidden = false;
    this.#complain(null);
    markSelection();
    this.#input.focus({ preventScroll: true });
    this.#input.select();
  }

  close(): void {
    if (!this.isOpen) return;
    this.element.hidden = true;
    unmarkSelection();
    this.#options.onClosed();
  }

  #apply(): void {
    const href = typedHref(this.#input.value);
    if (href === null) {
      this.#complain(canvasText(this.#options.language, 'linkWrong'));
      this.#input.focus();
      return;
    }
    const { editor } = this.#options;
    const { target } = editor.getAttributes('link');
    const attributes = { href, target: target === '_blank' ? '_blank' : null };
    const chain = editor.chain();
    // Without selected words the address itself becomes the text.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: this.#input.value.trim(),
          marks: [{ type: 'link', attrs: attributes }],
        })
        .run();
    else chain.extendMarkRange('link').setLink(attributes).run();
    this.close();
  }

  #complain(problem: string | null): void {
    this.#problem.textContent = problem;
    this.#problem.hidden = problem === null;
    if (problem === null) this.#input.removeAttribute('aria-invalid');
    else this.#input.setAttribute('aria-invalid', 'true');
    if (problem === null) this.#input.removeAttribute('aria-describedby');
    else this.#input.setAttribute('aria-describedby', this.#problem.id);
    this.#options.onResized();
  }
}

const highlight = 'vt-edit-linked';

/** The browser shows no selection where the keyboard is not. */
function markSelection(): void {
  const selection = getSelection();
  if (selection && selection.rangeCount > 0 && 'highlights' in CSS)
    CSS.highlights.set(highlight, new Highlight(selection.getRangeAt(0).cloneRange()));
}

function unmarkSelection(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlight);
}
