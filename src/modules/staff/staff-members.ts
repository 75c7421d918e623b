import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { staffInvitationPath } from '#domain/routes.ts';
import type {
  StaffInvitation,
  StaffInvitationLink,
  StaffMember,
  StaffMemberChange,
  StaffPolicy,
} from '#domain/schemas/staff.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { issueToken, revokeTokens } from '#modules/auth/tokens.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { removeTotp } from './own-totp.ts';
import {
  deleteMember,
  deletePendingInvitations,
  hasActiveAdmin,
  insertMember,
  lockAdmins,
  selectMemberRows,
  updateMember,
  type MemberRow,
} from './staff-members.queries.ts';
import { readStaffRecord } from './staff-records.ts';
import { hasRoleLocked } from './staff-roles.queries.ts';
import { selectRequiresTotp, updateRequiresTotp } from './totp.queries.ts';

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
    list: async (): Promise<StaffMember[]> => (await selectMemberRows(db)).map(toMember),

    /** Adds somebody who can sign in once they have set a password by the link in the mail. */
    async invite(invitation: StaffInvitation): Promise<StaffMember> {
      const member = await db.transaction().execute(async (trx) => {
        await requireRole(trx, invitation.roleId);
        const row = await insertMember(trx, invitation);
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
     * A link to hand over oneself. It takes the place of the one in the mail, and a mail that has not left
     * yet leaves no more.
     */
    linkInvitation: (id: number): Promise<StaffInvitationLink> =>
      db.transaction().execute(async (trx) => {
        const member = await selectMember(trx, id);
        if (member.state !== 'invited') throw conflict('staff.errors.acceptedAlready');
        await deletePendingInvitations(trx, id);
        const token = await issueToken(trx, { staffId: id }, 'staff_invitation');
        return { href: origin() + staffInvitationPath(token) };
      }),

    /** Whoever is disabled is signed out everywhere at once. */
    change: (who: StaffIdentity, id: number, change: StaffMemberChange): Promise<StaffMember> =>
      db.transaction().execute(async (trx) => {
        await lockAdmins(trx);
        await requireRole(trx, change.roleId);
        const member = await selectMember(trx, id);
        const { role, roleId = null } = change.role ? { ...change, role: change.role } : member;
        const loses = change.isDisabled === true || role !== member.role;
        if (id === who.staffId && loses) throw conflict('staff.errors.self');
        await updateMember(trx, id, {
          name: change.name ?? member.name,
          role,
          roleId,
          isDisabled: change.isDisabled,
        });
        await requireAdmin(trx);
        if (change.isDisabled === true) await signOut(trx, id);
        return selectMember(trx, id);
      }),

    async remove(who: StaffIdentity, id: number): Promise<void> {
      if (id === who.staffId) throw conflict('staff.errors.self');
      await db.transaction().execute(async (trx) => {
        await lockAdmins(trx);
        await selectMember(trx, id);
        await deleteMember(trx, id);
        await requireAdmin(trx);
      });
    },

    async endSessions(who: StaffIdentity, id: number): Promise<void> {
      await selectMember(db, id);
      const except = id === who.staffId ? { except: who.tokenHash } : {};
      await revokeTokens(db, { staffId: id }, { purpose: 'session', ...except });
      await deleteClients(db, 'staff', id);
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

    readPolicy: async (): Promise<StaffPolicy> => ({ requiresTotp: await selectRequiresTotp(db) }),

    /** Whoever asks for two-factor sign-in has it: nobody shuts themselves out. */
    async changePolicy(who: StaffIdentity, { requiresTotp }: StaffPolicy): Promise<StaffPolicy> {
      const { hasTotp } = await readStaffRecord(db, who.staffId);
      if (requiresTotp && !hasTotp) throw conflict('staff.errors.totpFirst');
      await updateRequiresTotp(db, requiresTotp);
      return { requiresTotp };
    },
  };
}

async function signOut(trx: Db, id: number): Promise<void> {
  await revokeTokens(trx, { staffId: id });
  await deleteClients(trx, 'staff', id);
}

async function requireAdmin(trx: Db): Promise<void> {
  if (!(await hasActiveAdmin(trx))) throw conflict('staff.errors.lastAdmin');
}

/** Holds a role of the shop's own until the end: nobody removes it meanwhile. */
async function requireRole(trx: Db, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number' && !(await hasRoleLocked(trx, id)))
    throw fieldError('role', 'staff.errors.unknownRole');
}

async function selectMember(db: Db, id: number): Promise<StaffMember> {
  const [row] = await selectMemberRows(db, id);
  if (!row) throw notFound('memberOfTheStaff');
  return toMember(row);
}

function toMember({ createdAt, signedInAt, ...row }: MemberRow): StaffMember {
  return { ...row, createdAt: createdAt.toISOString(), signedInAt: signedInAt?.toISOString() ?? null };
}

function conflict(message: MessageKey): AppError {
  return new AppError('conflict', message);
}
