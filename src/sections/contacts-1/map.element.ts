/** `vt-map`: its link loads the map in place instead of opening it in a tab of its own. */
export class VtMap extends HTMLElement {
  #listeners: AbortController | null = null;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    this.addEventListener('click', (event) => this.#open(event), { signal: this.#listeners.signal });
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  #open(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    // As written in the settings: `.href` would normalise it.
    frame.src = link.getAttribute('href') ?? '';
    frame.title = this.dataset['title'] ?? '';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    this.append(frame);
    link.hidden = true;
    frame.focus();
  }
}

if (!customElements.get('vt-map')) customElements.define('vt-map', VtMap);
