import { isPaymentState } from '#domain/payment-states.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { callApi } from '../client/api-client.ts';
import { hasSession } from '../client/has-session.ts';
import { trackPurchase } from './track-purchase.ts';

/** Seconds before each question; a minute in all (requirement 390). */
const pauses = [2, 4, 8, 16, 30];

/** The result of a payment: waits for news, tells trackers of the purchase. */
class PaymentElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const number = this.getAttribute('order') ?? '';
    const state = this.getAttribute('state');
    if (this.hasAttribute('data-awaited')) this.#wait(number, state, 0);
    this.querySelector<HTMLElement>('[data-account]')?.toggleAttribute('hidden', hasSession());
    const copy = this.querySelector<HTMLElement>('[data-copy]');
    // Over plain http a page may not write there.
    copy?.toggleAttribute('hidden', !('clipboard' in navigator));
    copy?.addEventListener('click', () => void copyNumber(copy));
    if (state === 'completed' || state === 'cashSuccess') void trackPurchase(number);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  #wait(number: string, state: string | null, turn: number): void {
    const pause = pauses[turn];
    if (pause === undefined) return this.#giveUp();
    this.#timer = setTimeout(async () => {
      const [, order] = await callApi<Order>('GET', `/orders/${encodeURIComponent(number)}`);
      const now = order?.payment.status;
      if (isPaymentState(now) && now !== state) location.replace(location.href);
      else if (this.isConnected) this.#wait(number, state, turn + 1);
    }, pause * 1000);
  }

  /** The provider takes its time: from here on the shopper asks. */
  #giveUp(): void {
    this.querySelector<HTMLElement>('[data-waiting]')?.setAttribute('hidden', '');
    this.querySelector<HTMLElement>('[data-refresh]')?.removeAttribute('hidden');
  }
}

/** Says on the button, and to readers, that the number can be pasted now. */
async function copyNumber(button: HTMLElement): Promise<void> {
  const { copy = '', done = '' } = button.dataset;
  await navigator.clipboard.writeText(copy);
  button.textContent = done;
  const status = button.parentElement?.querySelector('[data-copied]');
  if (status) status.textContent = done;
}

customElements.define('vt-payment', PaymentElement);
