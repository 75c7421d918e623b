import { authKey } from '../shop/storage-keys.ts';

/** Whether this browser remembers a signed-in customer; the server may know that the session is over. */
export function hasSession(): boolean {
  try {
    return (localStorage.getItem(authKey) ?? 'null') !== 'null';
  } catch {
    return false;
  }
}
