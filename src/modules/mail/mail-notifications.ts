import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  mailNotificationKinds,
  mailNotificationsSchema,
  type MailNotificationKind,
  type MailNotifications,
} from '#domain/schemas/mail-notifications.schema.ts';

import {
  selectMailNotification,
  selectMailNotifications,
  updateMailNotifications,
} from './mail-notifications.queries.ts';

/** Of a kind that nobody has set yet. */
const unset = { enabled: true, emails: [] as string[] };

/** Which mails the shop itself gets, and where to. */
export interface MailNotificationSettings {
  read(): Promise<MailNotifications>;
  save(letters: MailNotifications): Promise<MailNotifications>;
}

export function createMailNotificationSettings({ db }: { db: Kysely<Database> }): MailNotificationSettings {
  async function read(): Promise<MailNotifications> {
    const rows = await selectMailNotifications(db);
    const letterOf = (kind: MailNotificationKind) => {
      const { enabled, emails } = rows.find((row) => row.kind === kind) ?? unset;
      return { enabled, emails };
    };
    const lowStock = rows.find(({ kind }) => kind === 'lowStock');
    return mailNotificationsSchema.parse({
      letters: Object.fromEntries(mailNotificationKinds.map((kind) => [kind, letterOf(kind)])),
      lowStockThreshold: lowStock?.threshold,
      lowStockDaily: lowStock?.daily,
    });
  }
  return {
    read,
    async save({ letters, ...lowStock }) {
      const rows = [...mailNotificationKinds].map((kind) => ({ kind, ...letters[kind] }));
      await updateMailNotifications(db, rows, lowStock);
      return read();
    },
  };
}

/** Where a mail of the kind goes; nowhere when it is switched off. `standard` are the shop's own addresses. */
export async function readRecipients(
  db: Kysely<Database>,
  kind: MailNotificationKind,
  standard: readonly string[],
): Promise<string[]> {
  const route = (await selectMailNotification(db, kind)) ?? unset;
  if (!route.enabled) return [];
  return route.emails.length > 0 ? route.emails : standard.slice(0, 1);
}
