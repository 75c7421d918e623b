import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import { staffInvitationPath } from '#domain/routes.ts';
import type {
  StaffInvitation,
  StaffInvitationLink,
  StaffMember,
  StaffMemberChange,
  StaffPolicy,
} from '#domain/schemas/staff.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import { forgetClients } from '#modules/auth/sign-in.ts';
import { issueToken, revokeTokens } from '#modules/auth/tokens.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { removeTotp } from './own-totp.ts';
import { fieldError, readStaffRecord } from './staff-records.ts';

type Db = Kysely<Database>;

interface MembersDeps {
  db: Db;
  outbox: { wake(): void };
  /** Of the shop, as links name it. */
  origin: () => string;
}

/** The members of the staff as an admin runs them. Who asks is an admin, as the routes see to. */
export type StaffMembers = ReturnType<typeof createStaffMembers>;

export function createStaffMembers({ db, outbox, origin }: MembersDeps) {
  return {
    list: (): Promise<StaffMember[]> => selectMembers(db),

    /** Adds somebody who can sign in once they have set a password by the link in the mail. */
    async invite({ email, name, role, language }: StaffInvitation): Promise<StaffMember> {
      const member = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          insert into staff (email, name, role, language) values (${email}, ${name}, ${role}, ${language})
          on conflict do nothing returning id`.execute(trx);
        const [row] = rows;
        if (!row) throw fieldError('email', 'staff.errors.emailTaken');
        await enqueue(trx, 'mail.staff-invitation', { staffId: row.id });
        return selectMember(trx, row.id);
      });
      outbox.wake();
      return member;
    },

    /** The link of the mail before is good for nothing once the new mail is written. */
    async inviteAgain(id: number): Promise<void> {
      const member = await selectMember(db, id);
      if (member.state !== 'invited') throw conflict('staff.errors.acceptedAlready');
      await enqueue(db, 'mail.staff-invitation', { staffId: id });
      outbox.wake();
    },

    /**
     * A link to hand over oneself. It takes the place of the one in the letter, and a letter that has not left
     * yet leaves no more.
     */
    linkInvitation: (id: number): Promise<StaffInvitationLink> =>
      db.transaction().execute(async (trx) => {
        const member = await selectMember(trx, id);
        if (member.state !== 'invited') throw conflict('staff.errors.acceptedAlready');
        await sql`delete from outbox where topic = 'mail.staff-invitation' and done_at is null
          and payload ->> 'staffId' = ${String(id)}`.execute(trx);
        const token = await issueToken(trx, { staffId: id }, 'staff_invitation');
        return { href: origin() + staffInvitationPath(token) };
      }),

    /** Whoever is disabled is signed out everywhere at once. */
    change: (who: StaffIdentity, id: number, change: StaffMemberChange): Promise<StaffMember> =>
      db.transaction().execute(async (trx) => {
        await lockAdmins(trx);
        const member = await selectMember(trx, id);
        const loses = change.isDisabled === true || (change.role ?? member.role) !== member.role;
        if (id === who.staffId && loses) throw conflict('staff.errors.self');
        await sql`
          update staff set name = ${change.name ?? member.name}, role = ${change.role ?? member.role},
            disabled_at = case ${change.isDisabled ?? null}::boolean
              when true then coalesce(disabled_at, now()) when false then null else disabled_at end
          where id = ${id}`.execute(trx);
        await requireAdmin(trx);
        if (change.isDisabled === true) await signOut(trx, id);
        return selectMember(trx, id);
      }),

    async remove(who: StaffIdentity, id: number): Promise<void> {
      if (id === who.staffId) throw conflict('staff.errors.self');
      await db.transaction().execute(async (trx) => {
        await lockAdmins(trx);
        await selectMember(trx, id);
        await trx.deleteFrom('staff').where('id', '=', id).execute();
        await requireAdmin(trx);
      });
    },

    async endSessions(who: StaffIdentity, id: number): Promise<void> {
      await selectMember(db, id);
      const except = id === who.staffId ? { except: who.tokenHash } : {};
      await revokeTokens(db, { staffId: id }, { purpose: 'session', ...except });
      await forgetClients(db, 'staff', id);
    },

    /** For somebody who has lost phone and codes; they are signed out, and enrol anew. */
    async resetTotp(who: StaffIdentity, id: number): Promise<void> {
      if (id === who.staffId) throw conflict('staff.errors.self');
      await db.transaction().execute(async (trx) => {
        await selectMember(trx, id);
        await removeTotp(trx, id);
        await signOut(trx, id);
      });
    },

    readPolicy: (): Promise<StaffPolicy> => readPolicy(db),

    /** Whoever asks for two-factor sign-in has it: nobody shuts themselves out. */
    async changePolicy(who: StaffIdentity, { requiresTotp }: StaffPolicy): Promise<StaffPolicy> {
      const { hasTotp } = await readStaffRecord(db, who.staffId);
      if (requiresTotp && !hasTotp) throw conflict('staff.errors.totpFirst');
      await db.updateTable('staff_policy').set({ requires_totp: requiresTotp }).execute();
      return { requiresTotp };
    },
  };
}

async function readPolicy(db: Db): Promise<StaffPolicy> {
  const row = await db.selectFrom('staff_policy').select('requires_totp').executeTakeFirst();
  return { requiresTotp: row?.requires_totp ?? false };
}

async function signOut(trx: Db, id: number): Promise<void> {
  await revokeTokens(trx, { staffId: id });
  await forgetClients(trx, 'staff', id);
}

/** Two admins who disable each other at once wait for each other here, and one of them is refused. */
async function lockAdmins(trx: Db): Promise<void> {
  await sql`select id from staff where role = 'admin' order by id for update`.execute(trx);
}

async function requireAdmin(trx: Db): Promise<void> {
  const { rows } = await sql`
    select from staff where role = 'admin' and disabled_at is null and password_hash is not null
    limit 1`.execute(trx);
  if (rows.length === 0) throw conflict('staff.errors.lastAdmin');
}

async function selectMember(db: Db, id: number): Promise<StaffMember> {
  const [member] = await selectMembers(db, id);
  if (!member) throw notFound('Member of the staff');
  return member;
}

interface MemberRow extends Omit<StaffMember, 'createdAt' | 'signedInAt'> {
  createdAt: Date;
  signedInAt: Date | null;
}

async function selectMembers(db: Db, id?: number): Promise<StaffMember[]> {
  const { rows } = await sql<MemberRow>`
    select s.id, s.email, s.name, s.role, s.totp_enabled_at is not null as "hasTotp",
      case when s.disabled_at is not null then 'disabled' when s.password_hash is null then 'invited'
        else 'active' end as state,
      (select count(*)::int from auth_tokens t
        where t.staff_id = s.id and t.purpose = 'session' and t.expires_at > now()
          and coalesce(t.last_used_at, t.created_at) > now() - interval '12 hours') as sessions,
      s.created_at as "createdAt", s.signed_in_at as "signedInAt"
    from staff s
    ${id === undefined ? sql`` : sql`where s.id = ${id}`}
    order by s.disabled_at is not null, s.created_at, s.id
    limit 500`.execute(db);
  return rows.map(({ createdAt, signedInAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    signedInAt: signedInAt?.toISOString() ?? null,
  }));
}

function conflict(message: MessageKey): AppError {
  return new AppError('conflict', message);
}
