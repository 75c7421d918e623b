import type { z } from 'zod';
import { create } from 'zustand';

import type { staffSessionSchema } from '#domain/schemas/staff.schema.ts';

type StaffSession = z.infer<typeof staffSessionSchema>;
export type StaffAccount = StaffSession['data'];

interface SessionState {
  /** Kept in memory alone: what a storage of this origin holds, code on the storefront could read. */
  token: string | null;
  /** Who is signed in; stays when the session ends, so that the same person can go on. */
  account: StaffAccount | null;
  begin(session: StaffSession): void;
  /** The server no longer knows the token. */
  expire(): void;
  end(): void;
}

export const useSession = create<SessionState>((set) => ({
  ...readGivenSession(),
  begin: ({ token, data }) => set({ token, account: data }),
  expire: () => set({ token: null }),
  end: () => set({ token: null, account: null }),
}));

/** Whether somebody may see what is for this role; an admin may what a manager may. */
export function mayUse(account: StaffAccount | null, access: StaffAccount['role']): boolean {
  return account !== null && (account.role === 'admin' || account.role === access);
}

/** The session that the server put into the page for a browser that is signed in already. */
function readGivenSession(): Pick<SessionState, 'token' | 'account'> {
  const element = document.getElementById('vt-session');
  const text = element?.textContent ?? '';
  element?.remove();
  if (text === '') return { token: null, account: null };
  const { token, data } = JSON.parse(text) as StaffSession;
  return { token, account: data };
}
