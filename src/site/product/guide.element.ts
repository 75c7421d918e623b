import dialogCss from '#ui/dialog.css?inline';
import { loadStyles } from '#ui/load-styles.ts';
import { parsePage } from '#ui/parse-page.ts';

import guideCss from './guide.css?inline';

/**
 * `vt-guide`: shows what a link with `data-vt-guide` leads to in a dialog, be it a part of this page or the texts of
 * another. Where that fails the link leads there as it does without script.
 */
class VtGuide extends HTMLElement {
  #listeners: AbortController | null = null;
  #dialog: HTMLDialogElement | null = null;
  #shown = '';

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    // Ahead of what else hears links to parts of the page.
    document.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#dialog?.remove();
    this.#dialog = null;
  }

  #click(event: MouseEvent): void {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-vt-guide]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#open(link);
  }

  async #open(link: HTMLAnchorElement): Promise<void> {
    const dialog = (this.#dialog ??= this.#make());
    const body = dialog?.querySelector('[data-part=body]');
    if (!dialog || !body) return location.assign(link.href);
    if (this.#shown !== link.href) {
      const texts = await readTexts(link);
      if (texts.length === 0) return location.assign(link.href);
      body.replaceChildren(...texts);
      this.#shown = link.href;
    }
    dialog.showModal();
  }

  #make(): HTMLDialogElement | null {
    const template = this.querySelector<HTMLTemplateElement>('[data-part=template]');
    const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as
      | HTMLDialogElement
      | undefined;
    if (!dialog) return null;
    loadStyles(dialogCss + guideCss);
    dialog.addEventListener('click', ({ target }) => {
      const isClosing =
        target === dialog || (target instanceof Element && target.closest('[data-part=close]'));
      if (isClosing) dialog.close();
    });
    document.body.append(dialog);
    return dialog;
  }
}

/** Copies of the texts that a link leads to; none where there are none. */
async function readTexts(link: HTMLAnchorElement): Promise<Node[]> {
  if (link.hash !== '' && link.pathname === location.pathname) {
    const part = document.getElementById(link.hash.slice(1));
    return textsOf(part);
  }
  try {
    const response = await fetch(link.href);
    if (!response.ok) return [];
    const page = parsePage(await response.text());
    return textsOf(page.querySelector('main')).map((text) => document.adoptNode(text));
  } catch {
    return [];
  }
}

function textsOf(part: Element | null): Node[] {
  return [...(part?.querySelectorAll('.vt-prose') ?? [])].map((text) => text.cloneNode(true));
}

if (!customElements.get('vt-guide')) customElements.define('vt-guide', VtGuide);
