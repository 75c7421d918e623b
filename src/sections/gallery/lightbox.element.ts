import { loadStyles } from '#ui/load-styles.ts';
import { readingKey } from '#ui/reading-key.ts';

import lightboxCss from './lightbox.css?inline';

interface Picture {
  link: HTMLAnchorElement;
  image: HTMLImageElement | null;
  caption: string;
}

const svg = (path: string) =>
  `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`;
const signs = { close: 'M5 5l14 14M19 5 5 19', previous: 'm15 4-8 8 8 8', next: 'm9 4 8 8-8 8' };

/**
 * `vt-lightbox`: opens the picture links within it large, one beside the other: swiped, leafed through with
 * the arrow keys, closed with Escape or a click beside the picture. The dialog is made with the first click,
 * and the focus goes back to the link of the picture that was seen last. Texts come in `data-label`,
 * `data-close`, `data-previous` and `data-next`.
 */
class VtLightbox extends HTMLElement {
  #listeners: AbortController | null = null;
  #dialog: HTMLDialogElement | null = null;
  /** The picture that was seen last; a closed dialog no longer tells. */
  #seen = 0;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    this.addEventListener('click', (event) => this.#click(event), { signal: this.#listeners.signal });
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#dialog?.remove();
    this.#dialog = null;
  }

  get #pictures(): Picture[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('.vt-picture-link, .vt-masonry__link')].map(
      (link) => ({
        link,
        image: link.querySelector('img'),
        caption: link.querySelector('[class$=__caption]')?.textContent ?? '',
      }),
    );
  }

  #click(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const index = this.#pictures.findIndex((picture) => picture.link === link);
    if (index < 0) return;
    event.preventDefault();
    this.#open(index);
  }

  #open(index: number): void {
    loadStyles(lightboxCss);
    const dialog = this.#makeDialog(this.#pictures);
    this.#dialog?.remove();
    this.#dialog = dialog;
    document.body.append(dialog);
    dialog.showModal();
    const track = dialog.querySelector('.vt-lightbox__track');
    track?.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
    this.#mark(dialog);
  }

  #makeDialog(pictures: readonly Picture[]): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    dialog.className = 'vt-lightbox';
    dialog.setAttribute('aria-label', this.dataset['label'] ?? '');
    const track = document.createElement('div');
    track.className = 'vt-lightbox__track';
    track.tabIndex = 0;
    track.append(...pictures.map(makeSlide));
    const counter = document.createElement('p');
    counter.className = 'vt-lightbox__counter';
    counter.setAttribute('role', 'status');
    dialog.append(
      track,
      counter,
      this.#makeButton('close', () => dialog.close()),
    );
    if (pictures.length > 1) {
      dialog.append(
        this.#makeButton('previous', () => step(track, -1)),
        this.#makeButton('next', () => step(track, 1)),
      );
    }
    track.addEventListener('scroll', () => this.#mark(dialog), { passive: true });
    track.addEventListener('click', (event) => zoomOrClose(event, dialog));
    dialog.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event)];
      if (by === undefined) return;
      event.preventDefault();
      step(track, by);
    });
    dialog.addEventListener('close', () => {
      pictures[this.#seen]?.link.focus();
      dialog.remove();
    });
    return dialog;
  }

  #makeButton(name: keyof typeof signs, act: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `vt-lightbox__button vt-lightbox__button--${name}`;
    button.setAttribute('aria-label', this.dataset[name] ?? name);
    button.innerHTML = svg(signs[name]);
    button.addEventListener('click', act);
    return button;
  }

  #mark(dialog: HTMLDialogElement): void {
    const track = dialog.querySelector('.vt-lightbox__track');
    const counter = dialog.querySelector('.vt-lightbox__counter');
    if (!track || !counter) return;
    // A dialog that has just been closed has no width.
    if (dialog.open) this.#seen = indexOf(track);
    const text = `${this.#seen + 1} / ${track.children.length}`;
    if (counter.textContent !== text) counter.textContent = text;
  }
}

function makeSlide({ link, image: small, caption }: Picture): HTMLElement {
  const slide = document.createElement('figure');
  slide.className = 'vt-lightbox__slide';
  const image = new Image();
  image.loading = 'lazy';
  // A shape to begin with: that of the small one, as wide as large ones are (`imageUrl` in picture-link.tsx).
  image.width = 1920;
  image.height = Math.round(1920 * (small && small.width > 0 ? small.height / small.width : 0.75));
  image.alt = small?.alt ?? '';
  image.src = link.href;
  slide.append(image);
  if (caption === '') return slide;
  const words = document.createElement('figcaption');
  words.className = 'vt-lightbox__caption';
  words.textContent = caption;
  slide.append(words);
  return slide;
}

function indexOf(track: Element): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
}

/** To the next picture, and from the last to the first. */
function step(track: Element, by: number): void {
  const count = track.children.length;
  const index = (indexOf(track) + by + count) % count;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isAround = Math.abs(index - indexOf(track)) > 1;
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({
    left: sign * index * track.clientWidth,
    behavior: isCalm || isAround ? 'instant' : 'smooth',
  });
}

/** A click on the picture shows it in its own size, or whole again; one beside it closes. */
function zoomOrClose(event: MouseEvent, dialog: HTMLDialogElement): void {
  const slide = event.target instanceof Element ? event.target.closest('.vt-lightbox__slide') : null;
  if (!(event.target instanceof HTMLImageElement)) {
    if (slide && event.target === slide) dialog.close();
    return;
  }
  const box = event.target.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  slide?.toggleAttribute('data-zoomed');
  slide?.scrollTo({
    left: slide.scrollWidth * x - slide.clientWidth / 2,
    top: slide.scrollHeight * y - slide.clientHeight / 2,
    behavior: 'instant',
  });
}

if (!customElements.get('vt-lightbox')) customElements.define('vt-lightbox', VtLightbox);
