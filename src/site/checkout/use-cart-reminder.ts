import { useEffect, useRef } from 'react';

import type { CartItem } from '#domain/cart.ts';
import { checkEmail } from '#domain/validation.ts';

import { callApi } from '../client/api-client.ts';
import { authStore } from '../shop/auth-store.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Milliseconds in which an address is typed to its end. */
const pause = 1500;

/** Tells the shop of the cart and the address while a reminder of them is welcome, and that it no longer is. */
export function useCartReminder(
  isOn: boolean,
  items: readonly CartItem[],
  { email, reminders }: CheckoutValues,
): void {
  const wasWanted = useRef(false);
  const isWanted = isOn && reminders && items.length > 0 && email !== '' && checkEmail(email) === null;
  const lines = JSON.stringify(items.map(({ variationId, quantity }) => ({ variationId, quantity })));
  useEffect(() => {
    if (isOn && !reminders && wasWanted.current) {
      void callApi('DELETE', '/abandoned-cart', { keepalive: true });
    }
    wasWanted.current = reminders;
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      const body = { email, lines: JSON.parse(lines) as unknown };
      void callApi('PUT', '/abandoned-cart', { body, token: authStore.get()?.token, keepalive: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [isOn, isWanted, reminders, email, lines]);
}
