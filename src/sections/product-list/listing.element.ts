import { parsePage } from '#ui/parse-page.ts';

/** Milliseconds before a wait is shown (specification section 9: loading bar). */
const progressDelay = 200;

/**
 * `vt-listing`: filter, order and pages of a product list without page loads. The markup works by
 * itself; this fetches the page that a link or the form would open and takes over the parts marked
 * `data-swap`. Whatever goes wrong ends in the navigation that would have happened anyway.
 */
export class VtListing extends HTMLElement {
  #listeners: AbortController | null = null;
  #request: AbortController | null = null;
  #timer = 0;
  #address = '';

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.#address = location.pathname + location.search;
    this.addEventListener('click', (event) => this.#click(event), { signal });
    this.addEventListener('submit', (event) => this.#submit(event), { signal });
    this.addEventListener('change', () => void this.#go(this.#formAddress(), { push: true }), { signal });
    this.#part('drawer')?.addEventListener('close', () => this.#returnFilters(), { signal });
    addEventListener('popstate', () => this.#restore(), { signal });
    document.addEventListener('click', (event) => this.#closePopovers(event), { signal });
    this.addEventListener('keydown', (event) => this.#escapePopover(event), { signal });
    this.addEventListener('toggle', ({ target }) => keepInside(target), { signal, capture: true });
    this.dataset['ready'] = '';
    if (!this.#takeEarlyChoices()) void this.#prependEarlier();
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#request?.abort();
    clearTimeout(this.#timer);
  }

  /** What was ticked or typed before this code arrived has told nobody. Whoever still types will. */
  #takeEarlyChoices(): boolean {
    const controls = [...(this.#part<HTMLFormElement>('form')?.elements ?? [])];
    const hasEarly = controls.some(isChanged);
    if (hasEarly) void this.#go(this.#formAddress(), { push: true });
    return hasEarly;
  }

  #part<T extends HTMLElement>(name: string): T | null {
    return this.querySelector<T>(`[data-part=${name}]`);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { part } = link.dataset;
    if (part === 'open') {
      event.preventDefault();
      this.#openDrawer();
    } else if (part === 'more') {
      event.preventDefault();
      void this.#append(link);
    } else if (part === 'go') {
      event.preventDefault();
      void this.#go(link.href, { push: true });
    } else if (link.closest('.vt-pages')) {
      event.preventDefault();
      void this.#go(link.href, { push: true, toTop: true });
    }
  }

  /** Enter in a price field, or the button under the filters, which on phones only closes the drawer. */
  #submit(event: Event): void {
    event.preventDefault();
    this.#part<HTMLDialogElement>('drawer')?.close();
    void this.#go(this.#formAddress(), { push: true });
  }

  /** The address the form would open, without its empty fields. */
  #formAddress(): string {
    const form = this.#part<HTMLFormElement>('form');
    if (!form) return location.href;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value !== '') params.append(name, value);
    }
    return `${form.action}${params.size > 0 ? '?' : ''}${params}`;
  }

  async #go(href: string, { push = false, toTop = false }): Promise<void> {
    const url = new URL(href);
    const address = url.pathname + url.search;
    if (push && address === this.#address) return this.#request?.abort();
    const found = await this.#load(href);
    if (!found) return;
    if (push) history.pushState(null, '', href);
    this.#address = address;
    this.#swap(found);
    if (toTop) {
      this.#part('bar')?.scrollIntoView({ block: 'start' });
      this.querySelector<HTMLElement>('[data-swap=count]')?.focus({ preventScroll: true });
    }
  }

  #restore(): void {
    if (location.pathname + location.search === this.#address) return;
    void this.#go(location.href, {}).then(() => this.#prependEarlier());
  }

  /** The next page's cards after those shown; the address becomes that page's. */
  async #append(link: HTMLAnchorElement): Promise<void> {
    const found = await this.#load(link.href);
    const list = this.#part('list');
    const cards = found?.querySelector('[data-part=list]');
    const pages = found?.querySelector('[data-part=pages]');
    if (!found) return;
    if (!list || !cards || !pages) return location.assign(link.href);
    const first = cards.firstElementChild;
    list.append(...cards.children);
    this.#part('pages')?.replaceWith(pages);
    const shownFrom = firstShownPage();
    history.replaceState({ shownFrom }, '', link.href);
    this.#address = location.pathname + location.search;
    first?.querySelector<HTMLElement>('.vt-card__link')?.focus({ preventScroll: true });
    this.#announce();
  }

  /** The pages before this one that "Show more" had gathered, after a reload or on the way back. */
  async #prependEarlier(): Promise<void> {
    const { title } = document;
    const address = location.href;
    for (let page = pageOf(address) - 1; page >= firstShownPage(); page--) {
      const found = await this.#load(addressOfPage(page), { orGo: false });
      const cards = found?.querySelector('[data-part=list]');
      if (!cards || location.href !== address) return;
      this.#part('list')?.prepend(...cards.children);
      document.title = title;
      this.#announce();
    }
  }

  /** This list in the page at `href`; null when a newer request took over or the browser goes there itself. */
  async #load(href: string, { orGo = true } = {}): Promise<Element | null> {
    this.#request?.abort();
    const request = (this.#request = new AbortController());
    this.#setBusy(true);
    try {
      const response = await fetch(href, { signal: request.signal, headers: { Accept: 'text/html' } });
      const page = parsePage(await response.text());
      const found = page.getElementById(this.id)?.querySelector('[data-fragment=listing]');
      if (!response.ok || !found) throw new Error(`No listing at ${href}`);
      document.title = page.querySelector('title')?.textContent ?? document.title;
      return document.importNode(found, true);
    } catch {
      if (orGo && !request.signal.aborted) location.assign(href);
      return null;
    } finally {
      if (this.#request === request) this.#setBusy(false);
    }
  }

  #setBusy(isBusy: boolean): void {
    clearTimeout(this.#timer);
    const progress = this.#part('progress');
    this.#part('results')?.setAttribute('aria-busy', String(isBusy));
    if (isBusy) this.#timer = window.setTimeout(() => progress?.removeAttribute('hidden'), progressDelay);
    else progress?.setAttribute('hidden', '');
  }

  /** Takes the new parts over; focus, typed text and folded groups stay as they were. */
  #swap(found: Element): void {
    const active = document.activeElement;
    const isInside = active instanceof HTMLElement && this.contains(active);
    const typed = active instanceof HTMLInputElement && active.inputMode === 'decimal' ? active.value : null;
    const folds = new Map(
      [...this.querySelectorAll('details')].map((fold) => [fold.dataset['key'], fold.open]),
    );
    for (const part of this.querySelectorAll<HTMLElement>('[data-swap]')) {
      const next = found.querySelector(`[data-swap=${part.dataset['swap']}]`);
      if (next) part.replaceChildren(...next.childNodes);
    }
    for (const fold of this.querySelectorAll('details')) {
      const wasOpen = folds.get(fold.dataset['key']);
      if (wasOpen !== undefined) fold.open = wasOpen;
    }
    if (isInside && !active.isConnected) this.#refocus(active.id, typed);
    this.#announce();
  }

  #refocus(id: string, typed: string | null): void {
    const again = id === '' ? null : document.getElementById(id);
    if (again instanceof HTMLInputElement && typed !== null) again.value = typed;
    (again ?? this.querySelector<HTMLElement>('[data-swap=count]'))?.focus({ preventScroll: true });
  }

  /** Lets the boot script start what stands in the new markup. */
  #announce(): void {
    this.firstElementChild?.dispatchEvent(new CustomEvent('vt:content', { bubbles: true }));
  }

  #openDrawer(): void {
    const drawer = this.#part<HTMLDialogElement>('drawer');
    const filters = this.#part('filters');
    if (!drawer || !filters) return;
    drawer.append(filters);
    // The rest of the page becomes inert, which styles all of it anew, once the drawer is painted: on a slow phone
    // that took half of the time from the press to the paint.
    drawer.dataset['opening'] = '';
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete drawer.dataset['opening'];
        if (drawer.isConnected && !drawer.open) drawer.showModal();
      }),
    );
  }

  #returnFilters(): void {
    const filters = this.#part('filters');
    if (filters) this.#part('results')?.before(filters);
    this.#part('open')?.focus({ preventScroll: true });
  }

  /** Filters on top of the list open over it; a click elsewhere closes them. */
  #closePopovers({ target }: Event): void {
    for (const fold of this.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
      if (target instanceof Node && !fold.contains(target)) fold.open = false;
    }
  }

  #escapePopover({ key }: KeyboardEvent): void {
    const fold = this.querySelector<HTMLDetailsElement>('details[name][open]');
    if (key !== 'Escape' || !fold) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }
}

/** Other than the page came with it; a text only once it is left. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked;
  return control !== document.activeElement && control.value !== control.defaultValue;
}

function pageOf(href: string): number {
  return Number(new URL(href).searchParams.get('page')) || 1;
}

function addressOfPage(page: number): string {
  const url = new URL(location.href);
  if (page === 1) url.searchParams.delete('page');
  else url.searchParams.set('page', String(page));
  return url.href;
}

/** Of the pages that stand in the list one after the other: the history's entry remembers it. */
function firstShownPage(): number {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && 'shownFrom' in state ? state.shownFrom : null;
  return typeof kept === 'number' ? kept : pageOf(location.href);
}

/** A filter that would open beyond the window's edge opens towards the other side. */
function keepInside(fold: EventTarget | null): void {
  if (!(fold instanceof HTMLDetailsElement) || !fold.name || !fold.open) return;
  const rect = fold.lastElementChild?.getBoundingClientRect();
  fold.toggleAttribute(
    'data-end',
    !!rect && (rect.right > document.documentElement.clientWidth || rect.left < 0),
  );
}

if (!customElements.get('vt-listing')) customElements.define('vt-listing', VtListing);
