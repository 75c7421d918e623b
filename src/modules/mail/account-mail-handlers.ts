import {
  adminThreadPath,
  confirmEmailPath,
  resetPasswordPath,
  staffInvitationPath,
  staffResetPath,
} from '#domain/routes.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { pathOfPage } from '#modules/pages/page-path.ts';
import type { OutboxHandlers } from '#platform/outbox/deliver-messages.ts';

import { readMember, readMention, readUser } from './mail-facts.queries.ts';
import type { MailPorts } from './shop-mail-handlers.ts';
import { writeEmailConfirmation, writePasswordReset, writeWelcome } from './templates/account-mails.ts';
import { writeMention, writeStaffInvitation, writeStaffReset } from './templates/staff-mails.ts';

type Handlers<Topic extends keyof OutboxHandlers> = Pick<OutboxHandlers, Topic>;

/** Mails to customers about their account. */
export function createAccountMailHandlers({
  db,
  readSettings,
  origin,
  brandOf,
  openLetter,
  send,
}: MailPorts): Handlers<'mail.welcome' | 'mail.confirm-email' | 'mail.password-reset'> {
  async function linkToConfirm({ userId, email }: { userId: number; email: string }): Promise<string> {
    return origin() + confirmEmailPath(await issueToken(db, { userId }, 'email_confirmation', email));
  }

  return {
    async 'mail.welcome'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user) return 'skipped';
      const brand = brandOf(await readSettings());
      const href = await linkToConfirm({ ...user, userId });
      const { t, applyTexts } = await openLetter('welcome', brand);
      const document = applyTexts(writeWelcome({ ...user, href, shop: brand.name, t }));
      return send(document, brand, { to: [user.email] }, stamp);
    },
    async 'mail.confirm-email'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user || user.isConfirmed) return 'skipped';
      const brand = brandOf(await readSettings());
      const href = await linkToConfirm({ ...user, userId });
      const { t, applyTexts } = await openLetter('confirm-email', brand);
      const document = applyTexts(writeEmailConfirmation({ ...user, href, t }));
      return send(document, brand, { to: [user.email] }, stamp);
    },
    async 'mail.password-reset'({ userId }, stamp) {
      const user = await readUser(db, userId);
      if (!user) return 'skipped';
      const brand = brandOf(await readSettings());
      const href =
        origin() + resetPasswordPath(await issueToken(db, { userId }, 'password_reset', user.email));
      const { t, applyTexts } = await openLetter('password-reset', brand);
      return send(applyTexts(writePasswordReset({ ...user, href, t })), brand, { to: [user.email] }, stamp);
    },
  };
}

/** Mails to one of the staff: about their account, and what they are mentioned in. Each in its reader's language. */
export function createStaffMailHandlers({
  db,
  readSettings,
  origin,
  brandOf,
  openLetter,
  send,
}: MailPorts): Handlers<'mail.staff-invitation' | 'mail.staff-reset' | 'mail.section-mention'> {
  return {
    async 'mail.staff-invitation'({ staffId }, stamp) {
      const member = await readMember(db, staffId);
      if (!member || member.hasPassword) return 'skipped';
      const known = await readSettings();
      const brand = brandOf(known, member.language || known.language);
      const token = await issueToken(db, { staffId }, 'staff_invitation');
      const href = origin() + staffInvitationPath(token);
      const { t, applyTexts } = await openLetter('staff-invitation', brand);
      const document = applyTexts(writeStaffInvitation({ ...member, href, shop: brand.name, t }));
      return send(document, brand, { to: [member.email] }, stamp);
    },
    async 'mail.staff-reset'({ staffId }, stamp) {
      const member = await readMember(db, staffId);
      if (!member?.hasPassword) return 'skipped';
      const known = await readSettings();
      const brand = brandOf(known, member.language || known.language);
      const href = origin() + staffResetPath(await issueToken(db, { staffId }, 'staff_reset'));
      const { t, applyTexts } = await openLetter('staff-reset', brand);
      const document = applyTexts(writeStaffReset({ ...member, href, t }));
      return send(document, brand, { to: [member.email] }, stamp);
    },
    async 'mail.section-mention'(mention, stamp) {
      const mentioned = await readMention(db, mention);
      if (!mentioned) return 'skipped';
      const known = await readSettings();
      const brand = brandOf(known, mentioned.language || known.language);
      const href = origin() + adminThreadPath({ ...mentioned, path: pathOfPage(mentioned) });
      const t = translatorOf(brand.language);
      return send(writeMention({ ...mentioned, href, t }), brand, { to: [mentioned.email] }, stamp);
    },
  };
}
