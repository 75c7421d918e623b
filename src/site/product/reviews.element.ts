import { formatDate } from '#domain/dates.ts';
import { imageUrl } from '#domain/image-url.ts';
import { defaultLimits } from '#domain/limits.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import type { Language } from '#locales/languages.ts';

/**
 * `vt-reviews`: orders and filters reviews, shows more of them and opens their photos. It asks for eleven and shows
 * ten; the eleventh says that there are more (requirement 315).
 */
class VtReviews extends HTMLElement {
  #listeners: AbortController | null = null;
  /** Answers that come after a later question are dropped. */
  #asked = 0;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', (event) => this.#click(event), { signal });
    this.#part<HTMLSelectElement>('sort')?.addEventListener('change', () => void this.#load(0), { signal });
    for (const control of this.querySelectorAll('[data-part=star], [data-part=sort]')) {
      control.removeAttribute('disabled');
      if (control.matches('button')) control.setAttribute('aria-pressed', 'false');
    }
    const more = this.#part('more');
    if (more) more.hidden = more.dataset['more'] === undefined;
  }

  disconnectedCallback(): void {
    this.#listeners?.abort();
  }

  #part<Part extends HTMLElement = HTMLElement>(name: string): Part | null {
    return this.querySelector<Part>(`[data-part=${name}]`);
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    const photo = target.closest<HTMLAnchorElement>('[data-field=photos] a');
    if (photo && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      void import('./review-photos.ts').then(({ showPhoto }) => showPhoto(photo));
    }
    const button = target.closest<HTMLButtonElement>('button[data-part]');
    if (button?.dataset['part'] === 'more') void this.#load(this.#part('list')?.childElementCount ?? 0);
    if (button?.dataset['part'] === 'star') this.#filter(button.ariaPressed === 'true' ? null : button);
    if (button?.dataset['part'] === 'all') this.#filter(null);
  }

  /** By the stars of a button; null shows all. */
  #filter(chosen: HTMLButtonElement | null): void {
    const stars = [...this.querySelectorAll<HTMLButtonElement>('[data-part=star]')];
    for (const button of stars) button.setAttribute('aria-pressed', String(button === chosen));
    const all = this.#part('all');
    // The focus must not stay on what is hidden.
    if (all === document.activeElement) stars[0]?.focus();
    if (all) all.hidden = chosen === null;
    void this.#load(0);
  }

  /** From an offset: 0 takes the place of what is shown, anything else goes after it. */
  async #load(offset: number): Promise<void> {
    const list = this.#part('list');
    const more = this.#part<HTMLButtonElement>('more');
    if (!list || !more || (offset > 0 && list.ariaBusy === 'true')) return;
    const asked = ++this.#asked;
    list.ariaBusy = 'true';
    // Another list is on its way, and there is no more of this one.
    more.disabled = offset === 0;
    try {
      const rating = this.querySelector<HTMLButtonElement>('[data-part=star][aria-pressed=true]')?.value;
      const query = new URLSearchParams({
        offset: String(offset),
        limit: String(defaultLimits.reviewsAsked),
        sort: this.#part<HTMLSelectElement>('sort')?.value ?? 'newest',
        ...(rating && { rating }),
      });
      const response = await fetch(`/api/products/${this.dataset['product']}/reviews?${query}`);
      if (!response.ok || asked !== this.#asked) return;
      const reviews = (await response.json()) as Review[];
      const items = reviews.slice(0, defaultLimits.reviews).flatMap((review) => this.#draw(review) ?? []);
      if (offset === 0) list.replaceChildren(...items);
      else {
        list.append(...items);
        items[0]?.setAttribute('tabindex', '-1');
        items[0]?.focus({ preventScroll: true });
      }
      more.hidden = reviews.length <= defaultLimits.reviews;
    } finally {
      if (asked === this.#asked) {
        list.ariaBusy = 'false';
        more.disabled = false;
      }
    }
  }

  #draw(review: Review): HTMLElement | null {
    const template = this.querySelector<HTMLTemplateElement>('[data-part=template]');
    const item = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!item) return null;
    const field = (name: string) => item.querySelector<HTMLElement>(`[data-field=${name}]`);
    const write = (name: string, text: string) => field(name)?.replaceChildren(text);
    write('name', review.name);
    write('text', review.text);
    write('date', formatDate(review.createdAt, this.dataset['language'] as Language));
    field('date')?.setAttribute('datetime', review.createdAt);
    if (review.reply) write('reply', review.reply);
    else field('reply')?.parentElement?.remove();
    if (!review.isPurchase) field('purchase')?.remove();
    const photos = field('photos');
    if (review.photos) photos?.append(...drawPhotos(review, photos.dataset['label'] ?? ''));
    else photos?.remove();
    const rating = field('rating');
    const stars = rating?.querySelector<HTMLElement>('.vt-rating__stars');
    if (stars) stars.style.backgroundSize = `${review.rating * 20}% 100%, 100% 100%`;
    rating
      ?.querySelector('.vt-visually-hidden')
      ?.replaceChildren(rating.dataset['label']?.replace('%', String(review.rating)) ?? '');
    return item;
  }
}

/** Thumbnails that lead to the photos, as the server draws them. */
function drawPhotos({ name, photos = [] }: Review, label: string): HTMLElement[] {
  return photos.map((photo) => {
    const image = new Image(88, 88);
    image.src = imageUrl(photo, { width: 160, height: 160 });
    image.alt = label.replace('%', () => name);
    const link = document.createElement('a');
    link.href = imageUrl(photo, { mode: 'inset', width: 1600, height: 0 });
    link.append(image);
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
}

if (!customElements.get('vt-reviews')) customElements.define('vt-reviews', VtReviews);
