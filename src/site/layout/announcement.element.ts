import { sliderInterval } from '#domain/timings.ts';

import { dismissedKey } from './hide-dismissed.ts';

/**
 * `vt-announcement`: lines take turns, and the bar can be put away on this device until its text changes. Nothing
 * turns under a pointer, with the focus inside, for those who want less motion, or once it was stopped.
 */
export class VtAnnouncement extends HTMLElement {
  #listeners: AbortController | null = null;
  #timer = 0;
  #current = 0;
  #isHeld = false;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const hold = (isHeld: boolean) => () => (this.#isHeld = isHeld);
    this.addEventListener('pointerenter', hold(true), { signal });
    this.addEventListener('pointerleave', hold(false), { signal });
    this.addEventListener('focusin', hold(true), { signal });
    this.addEventListener('focusout', hold(false), { signal });
    this.#part('close')?.addEventListener('click', () => this.#dismiss(), { signal });
    const pause = this.#part('pause');
    if (!pause) return;
    // Their lines stand from the first paint on, so nothing is left to stop.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return pause.remove();
    pause.addEventListener('click', () => this.#stop(!this.#isStopped()), { signal });
    this.#timer = window.setInterval(() => this.#turn(), sliderInterval);
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    clearInterval(this.#timer);
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-part=${name}]`);
  }

  #lines(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=line]')];
  }

  #turn(): void {
    if (this.#isHeld || this.#isStopped() || document.hidden) return;
    this.#show((this.#current + 1) % this.#lines().length);
  }

  #show(place: number): void {
    this.#current = place;
    for (const [index, line] of this.#lines().entries())
      line.toggleAttribute('data-current', index === place);
  }

  #isStopped(): boolean {
    return this.dataset['motion'] === 'stand';
  }

  /** Stopped, all lines are seen at once. */
  #stop(isStopped: boolean): void {
    this.#part('pause')?.setAttribute('aria-pressed', String(isStopped));
    this.dataset['motion'] = isStopped ? 'stand' : 'rotate';
  }

  #dismiss(): void {
    this.hidden = true;
    try {
      localStorage.setItem(dismissedKey, this.dataset['key'] ?? '');
    } catch {
      // Without storage it is away as long as the page.
    }
    document.querySelector<HTMLElement>('.vt-header a')?.focus();
  }
}

if (!customElements.get('vt-announcement')) customElements.define('vt-announcement', VtAnnouncement);
