import { useSyncExternalStore } from 'react';

import { authStore } from './auth-store.ts';

export const readBuyerId = () => authStore.get()?.id ?? null;
const readNobody = () => null;

/** Who is signed in, by the id of the account. The browser alone knows: the server draws pages for guests. */
export function useBuyerId(): number | null {
  return useSyncExternalStore(authStore.subscribe, readBuyerId, readNobody);
}
