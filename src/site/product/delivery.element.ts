import { formatPrice, toMinor } from '#domain/money.ts';
import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';
import { shippingDays } from '#domain/shipping-speed.ts';
import { localeOf } from '#locales/languages.ts';

import { callApi } from '../client/api-client.ts';
import { createLocalStorageState } from '../client/local-storage.ts';
import { readShopContext } from '../client/shop-context.ts';
import type { DeliveryMessage } from './delivery.messages.ts';
import { variationChosen } from './product-events.ts';

/** Key of the place that the visitor has named on any product; empty: none yet. */
const placeState = createLocalStorageState<string>({
  key: 'vitrina-place',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  empty: '',
});

/** `vt-delivery`: what delivery to the visitor's place costs and by which day it comes. The place stays on the device. */
class VtDelivery extends HTMLElement {
  #listeners: AbortController | null = null;
  #variationId = 0;
  #asked = 0;
  #estimate: DeliveryEstimate | null = null;

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.#variationId = Number(this.dataset['variation']);
    this.#choose?.addEventListener('click', () => void this.#openList(), { signal });
    this.#select?.addEventListener('change', () => this.#remember(), { signal });
    document.addEventListener(variationChosen, (event) => this.#follow(event as CustomEvent), { signal });
    if (this.dataset['only'] !== undefined || placeState.get() !== '') void this.#ask();
  }

  disconnectedCallback(): void {
    this.#asked = -1;
    this.#listeners?.abort();
  }

  get #choose(): HTMLButtonElement | null {
    return this.querySelector('[data-part=choose]');
  }

  get #select(): HTMLSelectElement | null {
    return this.querySelector('select');
  }

  #follow({ detail }: CustomEvent<{ variationId: number }>): void {
    this.#variationId = detail.variationId;
    if (this.#estimate) void this.#ask();
  }

  async #ask(): Promise<void> {
    const turn = ++this.#asked;
    const path = `/delivery-estimates/${this.#variationId}`;
    const [failure, estimate] = await callApi<DeliveryEstimate>('GET', path);
    if (turn !== this.#asked) return;
    if (failure) return this.#write(this.#text('delivery.failed'));
    this.#estimate = estimate;
    this.#show();
  }

  async #openList(): Promise<void> {
    await this.#ask();
    this.#showList();
    this.#select?.focus();
  }

  /** In place of the button; as the first entry nothing, so that a choice is always a change. */
  #showList(): void {
    const field = this.querySelector<HTMLElement>('[data-part=field]');
    const select = this.#select;
    if (!field || !select || !this.#choose || !this.#estimate) return;
    const chosen = placeState.get();
    const options = this.#estimate.places.map(
      ({ key, title }) => new Option(title, key, false, key === chosen),
    );
    const isKnown = this.#estimate.places.some(({ key }) => key === chosen);
    const first = new Option(select.ariaLabel ?? '', '', false, !isKnown);
    first.disabled = true;
    select.replaceChildren(first, ...options);
    field.hidden = false;
    this.#choose.hidden = true;
  }

  #remember(): void {
    placeState.set(this.#select?.value ?? '');
    this.#show();
  }

  #show(): void {
    const { places = [], zones = [] } = this.#estimate ?? {};
    const place =
      this.dataset['only'] === undefined ? places.find(({ key }) => key === placeState.get()) : places[0];
    const zone = place && zones[place.zone];
    if (!place || !zone) return;
    this.#showList();
    if (zone.limit !== undefined) {
      return this.#write(this.#text('delivery.notAlone', { place: place.title, limit: zone.limit }));
    }
    const date = dayIn(shippingDays[zone.speed]);
    const price = priceText(zone.price);
    const line =
      zone.price === 0
        ? this.#text('delivery.toPlaceFree', { place: place.title, date })
        : this.#text('delivery.toPlace', { place: place.title, price, date });
    const offer =
      zone.price > 0 && zone.freeFrom !== undefined
        ? this.#text('delivery.freeFrom', { price: priceText(zone.freeFrom) })
        : '';
    this.#write([line, offer].filter(Boolean).join(' · '));
  }

  #write(text: string): void {
    const line = this.querySelector('[data-part=line]');
    if (line && line.textContent !== text) line.textContent = text;
  }

  #text(key: DeliveryMessage, values: Record<string, string> = {}): string {
    const texts = JSON.parse(this.dataset['texts'] ?? '{}') as Record<DeliveryMessage, string>;
    return (texts[key] ?? '').replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  }
}

function priceText(major: number): string {
  return formatPrice(toMinor(major), readShopContext());
}

/** Days are counted from the visitor's today. */
function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const format = { weekday: 'short', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(localeOf(readShopContext().language), format).format(date);
}

if (!customElements.get('vt-delivery')) customElements.define('vt-delivery', VtDelivery);
