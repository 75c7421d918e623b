import { create } from 'zustand';

import type { StaffSession } from '#domain/schemas/staff.schema.ts';

import { useLanguage } from '../i18n/language.ts';
import { mayUse, type Needed } from './may-use.ts';

type StaffAccount = StaffSession['data'];

interface SessionState {
  /** Kept in memory alone: what a storage of this origin holds, code on the storefront could read. */
  token: string | null;
  /** Who is signed in; stays when the session ends, so that the same person can go on. */
  account: StaffAccount | null;
  begin(session: StaffSession): void;
  /** What somebody has changed about themselves. */
  update(account: StaffAccount): void;
  /** The shop asks for two-factor sign-in from now on. */
  requireTotp(): void;
  /** The server no longer knows the token. */
  expire(): void;
  end(): void;
}

export const useSession = create<SessionState>((set) => ({
  ...readGivenSession(),
  begin: ({ token, data }) => {
    speak(data);
    set({ token, account: data });
  },
  update: (account) => {
    speak(account);
    set({ account });
  },
  requireTotp: () => set(({ account }) => ({ account: account && { ...account, mustEnrol: true } })),
  expire: () => set({ token: null }),
  end: () => set({ token: null, account: null }),
}));

/** `mayUse` of whoever is signed in. */
export function useMay(needed: Needed): boolean {
  return useSession(({ account }) => mayUse(account, needed));
}

/** The session that the server put into the page for a browser that is signed in already. */
function readGivenSession(): Pick<SessionState, 'token' | 'account'> {
  const element = document.getElementById('vt-session');
  const text = element?.textContent ?? '';
  element?.remove();
  if (text === '') return { token: null, account: null };
  const { token, data } = JSON.parse(text) as StaffSession;
  speak(data);
  return { token, account: data };
}

/** In the language that somebody has chosen for themselves, whatever the browser was told before. */
function speak({ language }: StaffAccount): void {
  if (language !== '' && language !== useLanguage.getState().language)
    // Without its texts the language stays as it was.
    useLanguage
      .getState()
      .choose(language)
      .catch(() => undefined);
}
