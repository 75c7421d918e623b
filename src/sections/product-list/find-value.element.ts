/** What was typed stays when the filter is drawn anew, by the list that it is typed for. */
const typed = new Map<string, string>();

/** `vt-find-value`: the field above a long list of values shows those that it names; the folded ones too. */
export class VtFindValue extends HTMLElement {
  #listeners: AbortController | null = null;
  #wasOpen: boolean | null = null;

  connectedCallback(): void {
    const field = this.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) return;
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    field.value ||= typed.get(this.#key) ?? '';
    field.addEventListener('input', () => this.#show(field.value), { signal });
    // A change of the field is none of the filter.
    field.addEventListener('change', (event) => event.stopPropagation(), { signal });
    field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), { signal });
    if (field.value !== '') this.#show(field.value);
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  get #key(): string {
    return this.dataset['key'] ?? '';
  }

  #show(text: string): void {
    typed.set(this.#key, text);
    const wanted = fold(text);
    let found = 0;
    for (const item of this.querySelectorAll('li')) {
      const name = item.querySelector('.vt-facet-value__label')?.textContent ?? '';
      item.hidden = !fold(name).includes(wanted);
      if (!item.hidden) found++;
    }
    this.#unfold(wanted !== '');
    const none = this.querySelector<HTMLElement>('[data-part=none]');
    if (none) none.textContent = found === 0 ? (none.dataset['text'] ?? '') : '';
  }

  /** Once nothing is looked for, the list is as folded as it was. */
  #unfold(isSearching: boolean): void {
    const tail = this.querySelector('details');
    if (!tail) return;
    if (isSearching) {
      this.#wasOpen ??= tail.open;
      tail.open = true;
    } else if (this.#wasOpen !== null) {
      tail.open = this.#wasOpen;
      this.#wasOpen = null;
    }
  }
}

/** As people type it: without case, accents and the dots of ё. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

if (!customElements.get('vt-find-value')) customElements.define('vt-find-value', VtFindValue);
