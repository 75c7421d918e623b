import { consentEvent, cookieFlag } from '#domain/cookie-consent.ts';
import { loadStyles } from '#ui/load-styles.ts';

import filmCss from './film.css?inline';

const lessMotion = '(prefers-reduced-motion: reduce)';
const phone = '(width < 568px)';

/** Messages that the two players obey once their API is on. */
const commands = {
  youtube: {
    play: '{"event":"command","func":"playVideo","args":[]}',
    pause: '{"event":"command","func":"pauseVideo","args":[]}',
  },
  vimeo: { play: '{"method":"play"}', pause: '{"method":"pause"}' },
};

/**
 * `vt-video`: puts a film over its poster. In mode `background` it starts by itself when half seen,
 * rests when out of sight, and does not start for those who asked for less motion or less data, nor
 * before cookies are accepted where the shop asks for that; in mode `player` it waits for the button. Addresses: `data-desktop` and, under 568 px, `data-mobile`.
 */
export class VtVideo extends HTMLElement {
  #listeners: AbortController | null = null;
  #sight: IntersectionObserver | null = null;
  #frame: HTMLIFrameElement | null = null;
  #isStopped = false;
  #isSeen = false;
  #isAllowed = true;

  connectedCallback(): void {
    const stage = this.#part('stage');
    const toggle = this.#part('toggle');
    if (!stage || !toggle || !this.#address) return;
    loadStyles(filmCss);
    toggle.hidden = false;
    this.#listeners = new AbortController();
    toggle.addEventListener('click', () => this.#press(), { signal: this.#listeners.signal });
    if (!this.#isBackground) return;
    this.#isStopped = matchMedia(lessMotion).matches || savesData();
    this.#isAllowed = !awaitsConsent();
    document.addEventListener(consentEvent, () => this.#allow(), { signal: this.#listeners.signal });
    this.#sight = new IntersectionObserver(([entry]) => this.#see(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    this.#sight.observe(stage);
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#sight?.disconnect();
    this.#frame?.remove();
    this.#frame = null;
    delete this.dataset['running'];
  }

  get #isBackground(): boolean {
    return this.dataset['mode'] === 'background';
  }

  get #address(): string | undefined {
    return this.dataset[matchMedia(phone).matches ? 'mobile' : 'desktop'];
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(`[data-part=${name}]`);
  }

  #press(): void {
    this.#isStopped = 'running' in this.dataset;
    // Who asks for the film has agreed to where it comes from.
    this.#isAllowed = true;
    this.#run(!this.#isStopped);
    if (!this.#isBackground) this.#frame?.focus();
  }

  #see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#run(this.#isSeen && !this.#isStopped && this.#isAllowed);
  }

  #allow(): void {
    this.#isAllowed = true;
    this.#see(this.#isSeen);
  }

  #run(isRunning: boolean): void {
    this.toggleAttribute('data-running', isRunning);
    const toggle = this.#part('toggle');
    toggle?.setAttribute('aria-label', toggle.dataset[isRunning ? 'labelPause' : 'labelPlay'] ?? '');
    if (this.#frame) this.#command(isRunning ? 'play' : 'pause');
    else if (isRunning) this.#load();
  }

  #load(): void {
    const frame = document.createElement('iframe');
    frame.title = this.dataset['title'] ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    // Without a referrer YouTube refuses to play (error 153).
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    if (this.#isBackground) {
      frame.tabIndex = -1;
      frame.ariaHidden = 'true';
    }
    frame.addEventListener('load', () => (frame.dataset['loaded'] = ''), { once: true });
    frame.src = this.#address ?? '';
    this.#frame = frame;
    this.#part('stage')?.append(frame);
  }

  #command(name: 'play' | 'pause'): void {
    const src = this.#frame?.src ?? '';
    const player = src.startsWith('https://player.vimeo.com/') ? 'vimeo' : 'youtube';
    this.#frame?.contentWindow?.postMessage(commands[player][name], new URL(src).origin);
  }
}

/** The notice is on the page only where the shop asks. */
function awaitsConsent(): boolean {
  if (!document.querySelector('#vt-cookies')) return false;
  try {
    return localStorage.getItem(cookieFlag) !== 'true';
  } catch {
    return true;
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

if (!customElements.get('vt-video')) customElements.define('vt-video', VtVideo);
