import { printShare } from './print-share.ts';

const durationMs = 1200;

/**
 * `vt-count-up`: counts the number in its text up from nothing, once, when it comes into view. Assistive
 * technology is told the whole figure from the start.
 */
export class VtCountUp extends HTMLElement {
  #sight: IntersectionObserver | null = null;
  #frame = 0;
  #text = '';

  connectedCallback(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#text = this.textContent;
    this.#sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        this.#sight?.disconnect();
        this.#count();
      },
      { threshold: 0.6 },
    );
    this.#sight.observe(this);
  }

  disconnectedCallback(): void {
    this.#sight?.disconnect();
    cancelAnimationFrame(this.#frame);
    if (this.#text !== '') this.textContent = this.#text;
  }

  #count(): void {
    const begin = performance.now();
    const shown = document.createElement('span');
    const told = document.createElement('span');
    shown.setAttribute('aria-hidden', 'true');
    told.className = 'vt-visually-hidden';
    told.textContent = this.#text;
    this.replaceChildren(shown, told);
    const step = (now: number): void => {
      const share = Math.min(1, (now - begin) / durationMs);
      shown.textContent = printShare(this.#text, 1 - (1 - share) ** 3);
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.textContent = this.#text;
    };
    step(begin);
  }
}

if (!customElements.get('vt-count-up')) customElements.define('vt-count-up', VtCountUp);
