import { readingKey } from '#ui/reading-key.ts';

import { makePoster, playFilm } from './gallery-films.ts';
import { listenToSwipes } from './listen-to-swipes.ts';
import { pictureChosen, variationChosen } from './product-events.ts';
import viewerCss from './viewer.css?inline';

let viewerSheet: CSSStyleSheet | undefined;

/**
 * `vt-gallery`: counter, arrows, thumbnails, films and viewer of a product's pictures. The row scrolls by
 * itself; a thumbnail tells the page which picture was chosen, and a chosen variation shows its own. In the
 * viewer pictures are leafed through with the arrow keys or a swipe.
 */
class VtGallery extends HTMLElement {
  #listeners: AbortController | null = null;
  #settle = 0;
  #current = 0;
  #hearsPinches = false;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', (event) => this.#click(event), { signal });
    this.addEventListener('keydown', (event) => this.#press(event), { signal });
    const stage = this.querySelector<HTMLElement>('[data-part=stage]');
    if (stage) listenToSwipes(stage, (step) => this.#show(this.#current + step), signal);
    this.#viewer?.addEventListener('close', () => this.#closed(), { signal });
    this.#track?.addEventListener('scroll', () => this.#scrolled(), { signal, passive: true });
    document.addEventListener(variationChosen, (event) => this.#follow(event as CustomEvent), { signal });
    if (this.dataset['zoom'] !== undefined && matchMedia('(hover: hover)').matches) {
      const load = () =>
        void import('./gallery-zoom.ts').then(
          ({ zoomUnderPointer }) => this.#track && zoomUnderPointer(this.#track, signal),
        );
      this.#track?.addEventListener('pointerenter', load, { signal, once: true });
    }
    for (const arrow of this.querySelectorAll('button[hidden]')) arrow.removeAttribute('hidden');
    this.#mark(this.#nearest());
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
    this.#hearsPinches = false;
    clearTimeout(this.#settle);
  }

  get #track(): HTMLElement | null {
    return this.querySelector('[data-part=track]');
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=track] > [data-image]')];
  }

  get #viewer(): HTMLDialogElement | null {
    return this.querySelector('[data-part=viewer]');
  }

  #click(event: MouseEvent): void {
    const target = (event.target as Element).closest<HTMLElement>('[data-part]');
    const part = target?.dataset['part'];
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (part === 'previous') this.#show(this.#current - 1);
    if (part === 'next') this.#show(this.#current + 1);
    if (part === 'stage') this.#zoom(event);
    if (part === 'film') playFilm(target);
    if (part !== 'thumb' && part !== 'picture') return;
    event.preventDefault();
    const imageId = Number(target.closest<HTMLElement>('[data-image]')?.dataset['image']);
    const index = this.#items.findIndex((item) => item.dataset['image'] === String(imageId));
    this.#show(index);
    if (part === 'picture' && target.dataset['film'] !== undefined) playFilm(target);
    else if (part === 'picture') this.#open();
    else this.dispatchEvent(new CustomEvent(pictureChosen, { bubbles: true, detail: { imageId } }));
  }

  #press(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[readingKey(event)];
    if (!step) return;
    event.preventDefault();
    this.#show(this.#current + step);
    const focused = document.activeElement;
    if (focused?.matches('[data-part=thumb]')) this.#thumbs[this.#current]?.focus();
    else if (focused?.matches('[data-part=picture]')) {
      this.#items[this.#current]?.querySelector('a')?.focus({ preventScroll: true });
    }
  }

  get #thumbs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part=thumb]')];
  }

  #follow({ detail }: CustomEvent<{ imageId: number | null }>): void {
    const index = this.#items.findIndex((item) => item.dataset['image'] === String(detail.imageId));
    if (index >= 0) this.#show(index);
  }

  #show(wanted: number): void {
    const items = this.#items;
    const index = (wanted + items.length) % items.length;
    const item = items[index];
    const track = this.#track;
    if (!item || !track) return;
    const isCut =
      Math.abs(index - this.#current) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCut ? 'instant' : 'smooth';
    if (track.scrollWidth > track.clientWidth) track.scrollTo({ left: this.#offset(item), behavior });
    else item.scrollIntoView({ block: 'nearest', behavior });
    this.#mark(index);
    if (this.#viewer?.open) this.#draw();
  }

  #offset(item: HTMLElement): number {
    return item.offsetLeft - (this.#items[0]?.offsetLeft ?? 0);
  }

  #nearest(): number {
    const at = this.#track?.scrollLeft ?? 0;
    const distances = this.#items.map((item) => Math.abs(this.#offset(item) - at));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  }

  #scrolled(): void {
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => this.#mark(this.#nearest()), 100);
  }

  /** Only the picture in sight is a stop for the Tab key. */
  #mark(index: number): void {
    if (index !== this.#current) for (const film of this.querySelectorAll('iframe')) film.remove();
    this.#current = index;
    const counter = this.querySelector('[data-part=counter]');
    if (counter) counter.textContent = String(index + 1);
    const isRow = (this.#track?.scrollWidth ?? 0) > (this.#track?.clientWidth ?? 0);
    for (const [place, item] of this.#items.entries()) {
      item.querySelector('a')?.setAttribute('tabindex', place === index || !isRow ? '0' : '-1');
    }
    for (const [place, thumb] of this.#thumbs.entries()) {
      if (place === index) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    }
  }

  #open(): void {
    loadViewerStyles();
    this.#draw();
    this.#viewer?.showModal();
    void this.#hearPinches();
  }

  async #hearPinches(): Promise<void> {
    const stage = this.querySelector<HTMLElement>('[data-part=stage]');
    if (!stage || this.#hearsPinches || !this.#listeners) return;
    this.#hearsPinches = true;
    const { listenToPinches } = await import('./gallery-zoom.ts');
    listenToPinches(stage, this.#listeners.signal);
  }

  #draw(): void {
    const stage = this.querySelector('[data-part=stage]');
    const link = this.#items[this.#current]?.querySelector<HTMLAnchorElement>('a');
    if (!stage || !link) return;
    stage.removeAttribute('data-zoomed');
    const { film, poster } = link.dataset;
    const image = new Image();
    image.src = poster ?? link.href;
    image.alt = link.querySelector('img')?.alt ?? '';
    stage.replaceChildren(film === undefined ? image : makePoster(link, image));
    const counter = this.querySelector('[data-part=viewer-counter]');
    if (counter) counter.textContent = `${this.#current + 1} / ${this.#items.length}`;
  }

  /** A film that ran there ends, and the focus is at the picture that was seen last. */
  #closed(): void {
    this.querySelector('[data-part=stage]')?.replaceChildren();
    this.#items[this.#current]?.querySelector('a')?.focus({ preventScroll: true });
  }

  /** A click on the picture shows it in its own size around that point; one beside it closes. */
  #zoom(event: MouseEvent): void {
    const stage = this.querySelector('[data-part=stage]');
    const image = stage?.querySelector('img');
    if (!stage || !image) return;
    if (event.target !== image) return this.#viewer?.close();
    const box = image.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    image.style.removeProperty('inline-size');
    stage.toggleAttribute('data-zoomed');
    stage.scrollTo(
      stage.scrollWidth * x - stage.clientWidth / 2,
      stage.scrollHeight * y - stage.clientHeight / 2,
    );
  }
}

/** Pages do not carry what few visitors open; a sheet of the script's own is within the page's policy. */
function loadViewerStyles(): void {
  if (viewerSheet) return;
  viewerSheet = new CSSStyleSheet();
  viewerSheet.replaceSync(viewerCss);
  document.adoptedStyleSheets.push(viewerSheet);
}

if (!customElements.get('vt-gallery')) customElements.define('vt-gallery', VtGallery);
