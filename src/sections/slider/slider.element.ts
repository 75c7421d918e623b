import { readingKey } from '#ui/reading-key.ts';

type Reason = 'user' | 'hover' | 'focus' | 'hidden' | 'away';

/**
 * `vt-slider`: controls and autoplay over a row that scrolls and snaps by itself. Parts are found by
 * `data-part`: track (its children are the slides), controls, previous, next, pause, dot, status.
 * `data-autoplay` is the time a slide stays, in ms. Behaves as the APG carousel: no rotation under a
 * pointer, with focus inside, out of sight or for those who asked for less motion; the keyboard's focus
 * stops it for good, and who asks for it with the button has it under pointer and focus too.
 */
export class VtSlider extends HTMLElement {
  #track: HTMLElement | null = null;
  #listeners: AbortController | null = null;
  #sight: IntersectionObserver | null = null;
  #timer = 0;
  #settle = 0;
  #current = 0;
  #held = new Set<Reason>();
  /** Started with the button. */
  #isAsked = false;

  connectedCallback(): void {
    this.#track = this.querySelector('[data-part=track]');
    if (!this.#track || this.#slides.length < 2) return;
    this.#listeners = new AbortController();
    this.#held = new Set(matchMedia('(prefers-reduced-motion: reduce)').matches ? ['user'] : []);
    this.#listen(this.#listeners.signal);
    this.#sight = new IntersectionObserver(([entry]) => this.#hold('away', !entry?.isIntersecting), {
      threshold: 0.25,
    });
    this.#sight.observe(this);
    this.#hold('hidden', document.hidden);
    this.#part('controls')?.removeAttribute('hidden');
    this.dataset['ready'] = '';
    this.#mark(this.#nearest());
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#sight?.disconnect();
    clearTimeout(this.#timer);
    clearTimeout(this.#settle);
  }

  get #slides(): HTMLElement[] {
    return this.#track ? ([...this.#track.children] as HTMLElement[]) : [];
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-part=${name}]`);
  }

  get #dots(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=dot]')];
  }

  #listen(signal: AbortSignal): void {
    const on = (type: string, listener: (event: Event) => void, target: EventTarget = this) =>
      target.addEventListener(type, listener, { signal, passive: true });
    on('click', (event) => this.#click(event));
    on('mouseenter', () => this.#hold('hover', true));
    on('mouseleave', () => this.#hold('hover', false));
    on('focusin', (event) => this.#enter(event.target as Element));
    on('focusout', (event) =>
      this.#hold('focus', this.contains((event as FocusEvent).relatedTarget as Node | null)),
    );
    on('visibilitychange', () => this.#hold('hidden', document.hidden), document);
    on('scroll', () => this.#scrolled(), this.#track ?? this);
    this.addEventListener('keydown', (event) => this.#press(event), { signal });
  }

  #click(event: Event): void {
    const part = (event.target as Element).closest<HTMLElement>('[data-part]');
    if (part?.dataset['part'] === 'previous') this.#show(this.#current - 1);
    if (part?.dataset['part'] === 'next') this.#show(this.#current + 1);
    if (part?.dataset['part'] === 'dot') this.#show(this.#dots.indexOf(part));
    if (part?.dataset['part'] !== 'pause') return;
    this.#isAsked = this.#held.has('user');
    this.#hold('user', !this.#isAsked);
  }

  #enter(target: Element): void {
    this.#hold('focus', true);
    if (!this.#isAsked && target.matches(':focus-visible')) this.#hold('user', true);
  }

  /** Arrow keys work on the controls only: inside a slide they belong to the page. */
  #press(event: KeyboardEvent): void {
    const control = (event.target as Element).closest('[data-part=controls]');
    const step = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event)];
    if (!control || !step) return;
    event.preventDefault();
    this.#show(this.#current + step);
    if ((event.target as Element).matches('[data-part=dot]')) this.#dots[this.#current]?.focus();
  }

  /** Goes to a slide; from the last to the first there is a cut, not a race through all of them. */
  #show(wanted: number): void {
    const slides = this.#slides;
    const index = (wanted + slides.length) % slides.length;
    const slide = slides[index];
    if (!slide || !this.#track) return;
    const isCut = index !== wanted || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#track.scrollTo({ left: this.#offset(slide), behavior: isCut ? 'instant' : 'smooth' });
    this.#mark(index);
  }

  #offset(slide: HTMLElement): number {
    return slide.offsetLeft - (this.#slides[0]?.offsetLeft ?? 0);
  }

  #nearest(): number {
    const at = this.#track?.scrollLeft ?? 0;
    const distances = this.#slides.map((slide) => Math.abs(this.#offset(slide) - at));
    return distances.indexOf(Math.min(...distances));
  }

  #scrolled(): void {
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => this.#mark(this.#nearest()), 120);
  }

  #mark(index: number): void {
    const hasMoved = index !== this.#current;
    this.#current = index;
    for (const [place, dot] of this.#dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    const slide = this.#slides[index];
    const status = this.#part('status');
    if (hasMoved && status && slide && !this.#isPlaying) {
      const title = slide.querySelector('h2,h3')?.textContent;
      status.textContent = [slide.ariaLabel, title].filter(Boolean).join(': ');
    }
    this.#schedule();
  }

  #hold(reason: Reason, isHeld: boolean): void {
    if (isHeld) this.#held.add(reason);
    else this.#held.delete(reason);
    const pause = this.#part('pause');
    const isStopped = this.#held.has('user');
    pause?.toggleAttribute('data-paused', isStopped);
    pause?.setAttribute('aria-label', pause.dataset[isStopped ? 'labelPlay' : 'labelPause'] ?? '');
    this.#schedule();
  }

  get #isPlaying(): boolean {
    const holds = (reason: Reason) => !(this.#isAsked && (reason === 'hover' || reason === 'focus'));
    return Boolean(this.dataset['autoplay']) && ![...this.#held].some(holds);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#part('status')?.setAttribute('aria-live', this.#isPlaying ? 'off' : 'polite');
    if (!this.#isPlaying) return;
    this.#timer = window.setTimeout(() => this.#show(this.#current + 1), Number(this.dataset['autoplay']));
  }
}

if (!customElements.get('vt-slider')) customElements.define('vt-slider', VtSlider);
