import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type { OwnStaffAccount, StaffLanguage, StaffRoleName } from '#domain/schemas/staff.schema.ts';

type Db = Kysely<Database>;

export interface StaffRecord {
  id: number;
  email: string;
  name: string;
  role: StaffRoleName;
  language: StaffLanguage;
  passwordHash: string | null;
  totpSecret: string | null;
  hasTotp: boolean;
  totpLastStep: number;
}

/** Of whoever may sign in; throws 404. `lock` keeps the row as it is to the end of the transaction. */
export async function readStaffRecord(db: Db, id: number, { lock = false } = {}): Promise<StaffRecord> {
  const { rows } = await sql<StaffRecord>`
    select id, email, name, role, language, password_hash as "passwordHash", totp_secret as "totpSecret",
      totp_enabled_at is not null as "hasTotp", totp_last_step as "totpLastStep"
    from staff where id = ${id} and disabled_at is null ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('Member of the staff');
  return row;
}

/** As they see themselves; throws 404. */
export async function readOwnAccount(db: Db, id: number): Promise<OwnStaffAccount> {
  const { rows } = await sql<OwnStaffAccount>`
    select s.id, s.email, s.name, s.role, s.language, s.totp_enabled_at is not null as "hasTotp",
      (select count(*)::int from staff_recovery_codes c where c.staff_id = s.id and c.used_at is null)
        as "recoveryCodesLeft",
      s.totp_enabled_at is null and (select requires_totp from staff_policy) as "mustEnrol"
    from staff s where s.id = ${id} and s.disabled_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('Member of the staff');
  return row;
}

/** 422 on one field of a form. */
export function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
