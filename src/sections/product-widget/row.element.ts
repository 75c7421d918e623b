/**
 * `vt-row`: two buttons over a list that scrolls and snaps by itself. They show only where there is
 * something to scroll to; touch screens swipe.
 */
export class VtRow extends HTMLElement {
  #listeners: AbortController | null = null;
  #sizes: ResizeObserver | null = null;

  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('[data-part=track]');
    if (!track) return;
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', (event) => this.#click(event, track), { signal });
    track.addEventListener('scroll', () => this.#update(track), { signal, passive: true });
    this.#sizes = new ResizeObserver(() => this.#update(track));
    this.#sizes.observe(track);
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#sizes?.disconnect();
  }

  /** Moves by as many whole cards as are in sight. */
  #click(event: Event, track: HTMLElement): void {
    const part = (event.target as Element).closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (part !== 'previous' && part !== 'next') return;
    const step = (part === 'next' ? 1 : -1) * (getComputedStyle(this).direction === 'rtl' ? -1 : 1);
    track.scrollBy({ left: step * track.clientWidth });
  }

  #update(track: HTMLElement): void {
    const room = track.scrollWidth - track.clientWidth;
    const at = Math.abs(track.scrollLeft);
    const setEnd = (name: string, isEnd: boolean) =>
      this.querySelector(`[data-part=${name}]`)?.setAttribute('aria-disabled', String(isEnd));
    this.querySelector('[data-part=controls]')?.toggleAttribute('hidden', room < 4);
    setEnd('previous', at < 4);
    setEnd('next', at > room - 4);
  }
}

if (!customElements.get('vt-row')) customElements.define('vt-row', VtRow);
