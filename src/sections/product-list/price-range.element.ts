/**
 * `vt-price-range`: two thumbs over a histogram above the price fields. They are drawn when they are seen, so that
 * a filter that nobody opens costs nothing; the room for them is kept by the page's style.
 */
export class VtPriceRange extends HTMLElement {
  #sight: IntersectionObserver | null = null;

  connectedCallback(): void {
    // Once drawn, it is drawn at once in every filter that takes the place of this one.
    if (draw) return draw(this);
    this.#sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      this.#sight?.disconnect();
      void this.#load();
    });
    this.#sight.observe(this);
  }

  async #load(): Promise<void> {
    const { drawPriceRange } = await import('./draw-price-range.ts');
    draw = drawPriceRange;
    if (this.isConnected) drawPriceRange(this);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
  }
}

let draw: ((root: HTMLElement) => void) | null = null;

if (!customElements.get('vt-price-range')) customElements.define('vt-price-range', VtPriceRange);
