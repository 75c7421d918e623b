import { variationChosen } from './product-events.ts';

/** `vt-facts`: weight and size of the chosen variation; `data-facts` holds them by variation id. */
class VtFacts extends HTMLElement {
  #listeners: AbortController | null = null;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    document.addEventListener(variationChosen, (event) => this.#show(event as CustomEvent), { signal });
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  #show({ detail }: CustomEvent<{ variationId: number }>): void {
    const all = JSON.parse(this.dataset['facts'] ?? '{}') as Record<string, Record<string, string>>;
    for (const row of this.querySelectorAll<HTMLElement>('[data-fact]')) {
      const value = all[detail.variationId]?.[row.dataset['fact'] ?? ''] ?? '';
      row.hidden = value === '';
      const text = row.querySelector('dd');
      if (text) text.textContent = value;
    }
  }
}

if (!customElements.get('vt-facts')) customElements.define('vt-facts', VtFacts);
