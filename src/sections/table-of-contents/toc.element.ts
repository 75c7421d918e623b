/** `vt-toc`: marks the link of the heading that is being read (scroll spy). Without it the links still work. */
class VtToc extends HTMLElement {
  #sight: IntersectionObserver | null = null;
  #links = new Map<HTMLElement, HTMLAnchorElement>();

  connectedCallback(): void {
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (heading) this.#links.set(heading, link);
    }
    // Browsers without ::details-content (before 2025) would hide the column's list.
    if (!CSS.supports('selector(::details-content)') && matchMedia('(width >= 1025px)').matches) {
      this.querySelector('details')?.setAttribute('open', '');
    }
    // A heading is being read once it has passed the upper third of the screen.
    this.#sight = new IntersectionObserver(() => this.#mark(), { rootMargin: '0px 0px -66% 0px' });
    for (const heading of this.#links.keys()) this.#sight.observe(heading);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
    this.#links.clear();
  }

  #mark(): void {
    const line = innerHeight * 0.34;
    let current: HTMLAnchorElement | undefined;
    for (const [heading, link] of this.#links) {
      if (heading.getBoundingClientRect().top <= line) current = link;
    }
    for (const link of this.#links.values()) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    if (current) this.#reveal(current);
  }

  /** Scrolls a list that is longer than the screen; scrollIntoView would move the page too. */
  #reveal(link: HTMLElement): void {
    const scroller = link.closest<HTMLElement>('nav');
    if (!scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const offset = link.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTop += offset - scroller.clientHeight / 2;
  }
}

if (!customElements.get('vt-toc')) customElements.define('vt-toc', VtToc);
