import { formatDate } from '#domain/dates.ts';
import { defaultLimits } from '#domain/limits.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import type { Language } from '#locales/languages.ts';

/** `vt-reviews`: asks for eleven reviews, shows ten; the eleventh says that there are more (requirement 315). */
class VtReviews extends HTMLElement {
  connectedCallback(): void {
    const more = this.querySelector<HTMLButtonElement>('[data-part=more]');
    if (!more) return;
    more.hidden = false;
    more.onclick = () => void this.#append(more);
  }

  async #append(more: HTMLButtonElement): Promise<void> {
    const list = this.querySelector('[data-part=list]');
    if (!list || more.ariaBusy === 'true') return;
    more.ariaBusy = 'true';
    try {
      const query = `offset=${list.childElementCount}&limit=${defaultLimits.reviewsAsked}`;
      const response = await fetch(`/api/products/${this.dataset['product']}/reviews?${query}`);
      if (!response.ok) return;
      const reviews = (await response.json()) as Review[];
      const items = reviews.slice(0, defaultLimits.reviews).flatMap((review) => this.#draw(review) ?? []);
      list.append(...items);
      more.hidden = reviews.length <= defaultLimits.reviews;
      items[0]?.setAttribute('tabindex', '-1');
      items[0]?.focus({ preventScroll: true });
    } finally {
      more.ariaBusy = 'false';
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
    const rating = field('rating');
    const stars = rating?.querySelector<HTMLElement>('.vt-rating__stars');
    if (stars) stars.style.backgroundSize = `${review.rating * 20}% 100%, 100% 100%`;
    rating
      ?.querySelector('.vt-visually-hidden')
      ?.replaceChildren(rating.dataset['label']?.replace('%', String(review.rating)) ?? '');
    return item;
  }
}

if (!customElements.get('vt-reviews')) customElements.define('vt-reviews', VtReviews);
