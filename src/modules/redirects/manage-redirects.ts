import { sql, type Kysely, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#domain/i18n/messages.en.ts';
import type {
  RedirectChange,
  RedirectImport,
  RedirectImportAnswer,
  RedirectList,
  RedirectRow,
} from '#domain/schemas/manage-content.schema.ts';

import { checkRedirect } from './check-redirect.ts';
import { pathKey } from './redirect-target.ts';

type Trx = Transaction<Database>;
const maxLines = 5000;

/** Redirects as the back office lists, adds, mends and removes them. */
export type RedirectManagement = ReturnType<typeof createRedirectManagement>;

export function createRedirectManagement({ db }: { db: Kysely<Database> }) {
  return {
    list: (selection: { q: string; offset: number; limit: number }): Promise<RedirectList> =>
      listRedirects(db, selection),

    /** Throws 422 at `from` or `to`. What led to `from` leads to `to` from now on. */
    add: (redirect: RedirectChange): Promise<RedirectRow> =>
      db.transaction().execute(async (trx) => {
        const known = await lockRedirects(trx);
        const row = await insertRedirect(trx, known, redirect);
        await notifyChange(trx, ['redirects']);
        return row;
      }),

    change: (id: number, redirect: RedirectChange): Promise<RedirectRow> =>
      db.transaction().execute(async (trx) => {
        const known = await lockRedirects(trx);
        const old = await trx
          .deleteFrom('redirects')
          .where('id', '=', id)
          .returning('from_path')
          .executeTakeFirst();
        if (!old) throw notFound('Redirect');
        known.delete(pathKey(old.from_path));
        const row = await insertRedirect(trx, known, redirect, id);
        await notifyChange(trx, ['redirects']);
        return row;
      }),

    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx.deleteFrom('redirects').where('id', '=', id).executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound('Redirect');
        await notifyChange(trx, ['redirects']);
      });
    },

    /** Good lines are added, of bad ones is said what is wrong; messages are keys. */
    importLines: (request: RedirectImport): Promise<RedirectImportAnswer> => importLines(db, request),
  };
}

async function importLines(
  db: Kysely<Database>,
  { text, apply }: RedirectImport,
): Promise<RedirectImportAnswer> {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  const filled = lines.filter((line) => line.text !== '');
  if (filled.length > maxLines) {
    throw fieldError('text', 'redirects.errors.tooMany');
  }
  const problems: { line: number; text: string; message: MessageKey }[] = [];
  let added = 0;
  await db.transaction().execute(async (trx) => {
    const known = await lockRedirects(trx);
    const rows: { from_path: string; to_path: string }[] = [];
    for (const { line, text: written } of filled) {
      const parts = written.split(/[\s,;]+/).filter((part) => part !== '');
      const [from = '', to = ''] = parts;
      const checked = parts.length === 2 ? checkRedirect(known, { from, to }) : null;
      if (!checked || 'message' in checked) {
        const message = checked?.message ?? 'redirects.errors.line';
        problems.push({ line, text: written.slice(0, 200), message });
        continue;
      }
      known.set(pathKey(checked.from), checked.to);
      rows.push({ from_path: checked.from, to_path: checked.to });
      added++;
    }
    if (!apply || rows.length === 0) return;
    for (let start = 0; start < rows.length; start += 500) {
      await trx
        .insertInto('redirects')
        .values(rows.slice(start, start + 500))
        .execute();
    }
    for (const { from_path, to_path } of rows) await shorten(trx, known, { from: from_path, to: to_path });
    await notifyChange(trx, ['redirects']);
  });
  return { added, problems };
}

/** One at a time, so that two never make a circle together. */
async function lockRedirects(trx: Trx): Promise<Map<string, string>> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(trx);
  const rows = await trx
    .selectFrom('redirects')
    .select(['from_path', 'to_path'])
    .orderBy('id')
    .limit(100_000)
    .execute();
  return new Map(rows.map((row) => [pathKey(row.from_path), row.to_path]));
}

async function insertRedirect(
  trx: Trx,
  known: Map<string, string>,
  redirect: RedirectChange,
  id?: number,
): Promise<RedirectRow> {
  const checked = checkRedirect(known, redirect);
  if ('message' in checked) throw fieldError(checked.field, checked.message);
  const { from, to } = checked;
  const row = await trx
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, ...(id !== undefined && { id }) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  await shorten(trx, known, { from, to });
  return { id: row.id, from, to, createdAt: row.created_at.toISOString() };
}

/** What led to `from` leads to `to`: nobody is sent on twice. */
async function shorten(
  trx: Trx,
  known: ReadonlyMap<string, string>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const key = pathKey(from);
  const targets = [...new Set(known.values())].filter(
    (target) => target.startsWith('/') && pathKey(target) === key,
  );
  if (targets.length === 0) return;
  await trx.updateTable('redirects').set({ to_path: to }).where('to_path', 'in', targets).execute();
}

async function listRedirects(
  db: Kysely<Database>,
  { q, offset, limit }: { q: string; offset: number; limit: number },
): Promise<RedirectList> {
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<RedirectRow, 'createdAt'> & { createdAt: Date; total: number }>`
    select id, from_path as "from", to_path as "to", created_at as "createdAt",
      count(*) over ()::int as total
    from redirects
    where from_path ilike any (${[pattern(q), pattern(encodeURI(q.toWellFormed()))]}::text[])
      or to_path ilike any (${[pattern(q), pattern(encodeURI(q.toWellFormed()))]}::text[])
    order by id desc offset ${offset} limit ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    redirects: rows.map(({ total: _total, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
  };
}

function fieldError(field: string, message: MessageKey): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { [field]: { errors: [message] } },
  });
}
