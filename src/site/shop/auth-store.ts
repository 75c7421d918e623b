import { createLocalStorageState } from '../client/local-storage.ts';
import { authKey } from './storage-keys.ts';

/** A signed-in customer as the browser remembers it (specification section 4). */
export interface Session {
  id: number;
  email: string;
  token: string;
}

export interface Profile {
  firstName: string;
  lastName: string;
  phone?: string | null;
  birthDate?: string | null;
  address?: Record<string, string> | null;
}

/** Null until login. */
export const authStore = createLocalStorageState<Session | null>({
  key: authKey,
  parse: readSession,
  empty: null,
});

function readSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, email, token } = value as Partial<Session>;
  return typeof id === 'number' && typeof email === 'string' && typeof token === 'string'
    ? { id, email, token }
    : null;
}
