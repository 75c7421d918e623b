import { readingKey } from '#ui/reading-key.ts';

/**
 * `vt-tabs`: an accordion on phones; from 568 px on APG tabs, an accordion, or all panels open, by
 * `data-template`. The same links and panels serve all; which panel is open is said by `data-open`, and by
 * `:target` until this runs.
 */
export class VtTabs extends HTMLElement {
  #listeners: AbortController | null = null;
  #wide = matchMedia('(width >= 568px)');

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', (event) => this.#click(event), { signal });
    this.addEventListener('keydown', (event) => this.#press(event), { signal });
    this.#wide.addEventListener('change', () => this.#assignRoles(), { signal });
    addEventListener('hashchange', () => this.#openHash(), { signal });
    document.addEventListener('click', (event) => this.#clickLink(event), { signal });
    this.#openHash();
    if (!this.#panels.some((panel) => 'open' in panel.dataset)) this.#open(this.#panels[0]);
    this.dataset['ready'] = '';
    this.#assignRoles();
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  get #areTabs(): boolean {
    return this.#wide.matches && this.dataset['template'] === 'tabs';
  }

  get #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=panel]')];
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=tab]')];
  }

  #panelOf(link: Element): HTMLElement | undefined {
    return this.#panels.find((panel) => link.getAttribute('href') === `#${panel.id}`);
  }

  #click(event: Event): void {
    const link = (event.target as Element).closest('[data-part=tab], [data-part=head]');
    const panel = link && this.#panelOf(link);
    if (!panel) return;
    event.preventDefault();
    if (!this.#areTabs && 'open' in panel.dataset) delete panel.dataset['open'];
    else this.#open(panel);
    this.#assignRoles();
  }

  /** A link elsewhere on the page to a panel that is named in the address already. */
  #clickLink(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const panel = link && !this.contains(link) ? this.#panelOf(link) : undefined;
    if (!panel) return;
    this.#open(panel);
    this.#assignRoles();
  }

  #press(event: KeyboardEvent): void {
    const tabs = this.#tabs;
    const at = tabs.indexOf(event.target as HTMLElement);
    if (at < 0) {
      const isHead = (event.target as Element).matches('[data-part=head]');
      if (isHead && event.key === ' ') {
        event.preventDefault();
        (event.target as HTMLElement).click();
      }
      return;
    }
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1, ' ': at }[
      readingKey(event)
    ];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    tab?.focus();
    tab?.click();
  }

  #openHash(): void {
    const panel = this.#panels.find(({ id }) => location.hash === `#${id}`);
    if (!panel) return;
    this.#open(panel);
    this.#assignRoles();
    panel.scrollIntoView();
  }

  /** Tabs show one panel; an accordion keeps the others as they are. */
  #open(panel: HTMLElement | undefined): void {
    if (!panel) return;
    if (this.#areTabs) for (const other of this.#panels) delete other.dataset['open'];
    panel.dataset['open'] = '';
  }

  #assignRoles(): void {
    const areTabs = this.#areTabs;
    const haveHeads = !areTabs && !(this.#wide.matches && this.dataset['template'] === 'open');
    const open = this.#panels.find((panel) => 'open' in panel.dataset) ?? this.#panels[0];
    if (areTabs) this.#open(open);
    setAttributes(this.querySelector('[data-part=list]'), {
      role: areTabs ? 'tablist' : null,
      'aria-label': this.ariaLabel,
    });
    for (const panel of this.#panels) {
      const isOpen = 'open' in panel.dataset;
      const tab = this.#tabs.find((candidate) => this.#panelOf(candidate) === panel);
      setAttributes(tab, {
        role: areTabs ? 'tab' : null,
        'aria-selected': areTabs ? String(isOpen) : null,
        'aria-controls': areTabs ? panel.id : null,
        tabindex: areTabs && !isOpen ? '-1' : null,
      });
      setAttributes(panel, {
        role: areTabs ? 'tabpanel' : null,
        'aria-labelledby': areTabs ? (tab?.id ?? null) : null,
        tabindex: areTabs ? '0' : null,
      });
      setAttributes(panel.querySelector('[data-part=head]'), {
        role: haveHeads ? 'button' : null,
        'aria-expanded': haveHeads ? String(isOpen) : null,
      });
    }
  }
}

function setAttributes(element: Element | null | undefined, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

if (!customElements.get('vt-tabs')) customElements.define('vt-tabs', VtTabs);
