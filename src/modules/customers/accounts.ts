import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AccountExport } from '#domain/schemas/account-export.schema.ts';
import type {
  Account,
  AccountChange,
  OwnAccount,
  OwnReview,
  Profile,
  Registration,
  Session,
} from '#domain/schemas/account.schema.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import type { SignIn } from '#modules/auth/sign-in.ts';
import { hashToken, revokeSession } from '#modules/auth/tokens.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { readAccount } from './account-reader.ts';
import { changeAccount } from './change-account.ts';
import { confirmEmail, requestEmailConfirmation } from './confirm-email.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount, type ExportDeps, type OwnImported } from './export-account.ts';
import { listOwnReviews } from './own-reviews.ts';
import { readProfile, saveProfile } from './profile.ts';
import { register } from './register.ts';
import { confirmPasswordReset, requestPasswordReset } from './reset-password.ts';

interface AccountsDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
  signIn: SignIn;
  settings: Pick<SettingsReader, 'read'>;
  /** What stands in the place of a name that was deleted, in the shop's language. */
  anonymousName(): Promise<string>;
  /** What belongs to an account beside its own rows. */
  orders: ExportDeps['orders'];
  carts: ExportDeps['carts'];
  giftCards: ExportDeps['giftCards'];
  importedOrders: OwnImported;
}

/** Customers' accounts. `client` is a caller's `clientKey`; emails come as `normalizeEmail` gives them. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDeps) {
  const { db, signIn } = deps;
  return {
    /** Null for a wrong email or password. The session that the caller had before ends. */
    async logIn(
      credentials: { email: string; password: string; replacedToken: string | null },
      client: string,
    ): Promise<Session | null> {
      const signedIn = await signIn('user', { ...credentials, client });
      if (!signedIn) return null;
      if (credentials.replacedToken !== null) await revokeSession(db, hashToken(credentials.replacedToken));
      return { token: signedIn.token, data: signedIn.account };
    },
    logOut: (tokenHash: Buffer): Promise<void> => revokeSession(db, tokenHash),
    register: (registration: Registration, client: string): Promise<Account> =>
      register(deps, registration, client),
    requestPasswordReset: (email: string, client: string): Promise<void> =>
      requestPasswordReset(deps, email, client),
    confirmPasswordReset: (given: { token: string; password: string }, client: string): Promise<void> =>
      confirmPasswordReset(deps, given, client),
    read: (userId: number): Promise<OwnAccount> => readAccount(db, userId),
    change: (who: { userId: number; tokenHash: Buffer }, change: AccountChange): Promise<Account> =>
      changeAccount(deps, who, change),
    requestEmailConfirmation: (userId: number): Promise<void> => requestEmailConfirmation(deps, userId),
    confirmEmail: (userId: number, token: string): Promise<void> => confirmEmail(deps, userId, token),
    async erase(userId: number, options: { isByStaff: boolean }): Promise<void> {
      await eraseAccount(deps, userId, { ...options, anonymousName: await deps.anonymousName() });
    },
    readProfile: (userId: number): Promise<Profile> => readProfile(db, userId),
    saveProfile: (userId: number, profile: Profile): Promise<Profile> => saveProfile(deps, userId, profile),
    exportAll: (userId: number): Promise<AccountExport> => exportAccount(deps, userId),
    listReviews: (userId: number, range: { offset: number; limit: number }): Promise<OwnReview[]> =>
      listOwnReviews(db, userId, range),
  };
}
