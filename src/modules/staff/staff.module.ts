import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailStateReader } from '#http/answer-reset-request.ts';
import type { AuditLog } from '#modules/audit/audit-log.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import type { SignIn } from '#modules/auth/sign-in.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { adminMembersRoutes } from './members-admin.routes.ts';
import { adminOwnAccountRoutes } from './own-account-admin.routes.ts';
import { createStaffAccounts } from './staff-accounts.ts';
import { adminStaffRoutes } from './staff-admin.routes.ts';
import { createStaffMembers } from './staff-members.ts';
import { adminStaffRolesRoutes } from './staff-roles-admin.routes.ts';
import { createStaffRoles } from './staff-roles.ts';

interface StaffDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  limits: RateLimiter;
  passwords: Passwords;
  signIn: SignIn;
  audit: AuditLog;
  secrets: SecretBox;
  outbox: Pick<Outbox, 'wake'>;
  mail: MailStateReader;
  origin: () => string;
  hasSecureOrigin: boolean;
}

export function createStaffModule({ settings, mail, origin, hasSecureOrigin, ...deps }: StaffDeps) {
  const shopName = async () => (await settings.read()).common.sitename;
  const staff = createStaffAccounts({ ...deps, shopName });
  const members = createStaffMembers({ db: deps.db, outbox: deps.outbox, origin });
  return {
    accounts: staff,
    adminRoutes: [
      ...adminStaffRoutes({ staff, hasSecureOrigin, mail }),
      ...adminOwnAccountRoutes({ staff }),
      ...adminMembersRoutes({ members }),
      ...adminStaffRolesRoutes({ roles: createStaffRoles({ db: deps.db }) }),
    ],
  };
}
