import type {
  OwnAccountChange,
  OwnStaffAccount,
  RecoveryCodes,
  StaffOwnSession,
  StaffSession,
  StaffSetup,
  StaffSignInAnswer,
  TotpEnrolment,
} from '#domain/schemas/staff.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import { revokeSession } from '#modules/auth/tokens.ts';

import {
  changeOwnAccount,
  changeOwnPassword,
  endOwnSession,
  listOwnSessions,
  proveOwnPassword,
} from './own-account.ts';
import { confirmTotp, renewRecoveryCodes, startTotp, turnOffTotp, type OwnTotpDeps } from './own-totp.ts';
import { acceptInvitation, requestStaffReset, resetStaffPassword } from './staff-links.ts';
import { readOwnAccount } from './staff-records.ts';
import { logInStaff, setUpShop, takeSecondStep, type Caller, type StaffSignInDeps } from './staff-sign-in.ts';

type StaffAccountsDeps = StaffSignInDeps & OwnTotpDeps & { outbox: { wake(): void } };

/** Signing in as staff, and one's own account. Emails come as `normalizeEmail` gives them. */
export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

export function createStaffAccounts(deps: StaffAccountsDeps) {
  return {
    /** Null for a wrong email or password. */
    logIn: (
      credentials: { email: string; password: string },
      caller: Caller,
    ): Promise<StaffSignInAnswer | null> => logInStaff(deps, credentials, caller),
    takeSecondStep: (given: { token: string; code: string }, caller: Caller): Promise<StaffSession> =>
      takeSecondStep(deps, given, caller),
    logOut: (who: StaffIdentity): Promise<void> => revokeSession(deps.db, who.tokenHash),
    setUp: (setup: StaffSetup, caller: Caller): Promise<StaffSignInAnswer> => setUpShop(deps, setup, caller),
    acceptInvitation: (
      given: { token: string; name: string; password: string },
      caller: Caller,
    ): Promise<StaffSignInAnswer> => acceptInvitation(deps, given, caller),
    async requestReset(email: string, caller: Caller): Promise<void> {
      await requestStaffReset(deps, email, caller);
      deps.outbox.wake();
    },
    resetPassword: (given: { token: string; password: string }, caller: Caller): Promise<void> =>
      resetStaffPassword(deps, given, caller),

    readOwn: (who: StaffIdentity): Promise<OwnStaffAccount> => readOwnAccount(deps.db, who.staffId),
    changeOwn: (who: StaffIdentity, change: OwnAccountChange): Promise<OwnStaffAccount> =>
      changeOwnAccount(deps, who, change),
    changePassword: (
      who: StaffIdentity,
      given: { currentPassword: string; password: string },
    ): Promise<void> => changeOwnPassword(deps, who, given),
    prove: (who: StaffIdentity, password: string): Promise<void> => proveOwnPassword(deps, who, password),
    listSessions: (who: StaffIdentity): Promise<StaffOwnSession[]> => listOwnSessions(deps, who),
    endSession: (who: StaffIdentity, id: string): Promise<void> => endOwnSession(deps, who, id),

    startTotp: (who: StaffIdentity): Promise<TotpEnrolment> => startTotp(deps, who),
    confirmTotp: (who: StaffIdentity, code: string): Promise<RecoveryCodes> => confirmTotp(deps, who, code),
    turnOffTotp: (who: StaffIdentity): Promise<void> => turnOffTotp(deps, who),
    renewRecoveryCodes: (who: StaffIdentity): Promise<RecoveryCodes> => renewRecoveryCodes(deps, who),
  };
}
