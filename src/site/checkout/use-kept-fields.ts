import { useEffect, useEffectEvent, useRef } from 'react';

import type { Form } from '#ui/form/use-form.ts';

import { authStore } from '../shop/auth-store.ts';
import { cartStore } from '../shop/cart-store.ts';
import { loadProfile, profileStore } from '../shop/session.ts';
import { listKept, listKnown, type CheckoutValues } from './checkout-values.ts';

/**
 * Keeps what is typed in the cart's store on every change and brings it back after a reload; then fills
 * what is still empty from the profile of a signed-in customer.
 */
export function useKeptFields({ values, status, amend }: Form<CheckoutValues>): void {
  const isRestored = useRef(false);
  // Before the effect that restores: the first drawing holds nothing that is worth keeping.
  useEffect(() => {
    if (isRestored.current && status !== 'sent') cartStore.setFields(values);
  }, [values, status]);

  const restore = useEffectEvent(() => amend((now) => listKept(now, cartStore.get().checkoutFields)));
  const fillKnown = useEffectEvent(async () => {
    const session = authStore.get();
    if (!session) return;
    const profile = profileStore.get() ?? (await loadProfile());
    const customer = { firstName: '', lastName: '', ...profile, email: session.email };
    amend((now) => listKnown(now, customer));
  });

  useEffect(() => {
    restore();
    isRestored.current = true;
    void fillKnown();
    return authStore.subscribe(() => void fillKnown());
  }, []);
}
