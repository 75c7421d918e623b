import { loadStyles } from '#ui/load-styles.ts';
import { parsePage } from '#ui/parse-page.ts';

/**
 * `vt-write`: puts the form that its link leads to in the link's place, with its styles, and the focus into it. Pages
 * do not carry what few visitors fill in. Where the form does not come the link leads to its page, as without script.
 */
class VtWrite extends HTMLElement {
  #listeners: AbortController | null = null;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', (event) => this.#click(event), { signal });
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.parentElement !== this || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (this.hasAttribute('aria-busy')) return;
    this.setAttribute('aria-busy', 'true');
    void this.#open(link);
  }

  async #open(link: HTMLAnchorElement): Promise<void> {
    const [form, styles] = await Promise.all([readForm(link.href), readStyles()]);
    this.removeAttribute('aria-busy');
    if (!form || styles === null) return location.assign(link.href);
    loadStyles(styles);
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', link.textContent);
    this.replaceChildren(document.adoptNode(form));
    this.dispatchEvent(new CustomEvent('vt:content', { bubbles: true }));
    this.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
  }
}

/** The form of a page; null when the page does not answer or has none. */
async function readForm(address: string): Promise<Element | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    return parsePage(await response.text()).querySelector('main vt-island:has(form)');
  } catch {
    return null;
  }
}

/** Null when they do not come. */
async function readStyles(): Promise<string | null> {
  try {
    return (await import('./write-styles.ts')).default;
  } catch {
    return null;
  }
}

if (!customElements.get('vt-write')) customElements.define('vt-write', VtWrite);
