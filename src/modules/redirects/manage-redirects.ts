import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { fieldError, notFound } from '#domain/errors.ts';
import type {
  RedirectChange,
  RedirectImport,
  RedirectImportAnswer,
  RedirectList,
  RedirectRow,
} from '#domain/schemas/manage-content.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { checkRedirect } from './check-redirect.ts';
import { pathKey } from './redirect-target.ts';
import {
  deleteRedirect,
  insertRedirect,
  insertRedirects,
  lockRedirects,
  selectRedirectPaths,
  selectRedirects,
  updateTargets,
  type RedirectPaths,
} from './redirects.queries.ts';

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
        const known = await lockKnown(trx);
        const row = await addRedirect(trx, known, redirect);
        await notifyChange(trx, ['redirects']);
        return row;
      }),

    change: (id: number, redirect: RedirectChange): Promise<RedirectRow> =>
      db.transaction().execute(async (trx) => {
        const known = await lockKnown(trx);
        const oldFrom = await deleteRedirect(trx, id);
        if (oldFrom === null) throw notFound('redirect');
        known.delete(pathKey(oldFrom));
        const row = await addRedirect(trx, known, redirect, id);
        await notifyChange(trx, ['redirects']);
        return row;
      }),

    async remove(id: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if ((await deleteRedirect(trx, id)) === null) throw notFound('redirect');
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
    const known = await lockKnown(trx);
    const rows: RedirectPaths[] = [];
    for (const { line, text: typed } of filled) {
      const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
      const [from = '', to = ''] = parts;
      const checked = parts.length === 2 ? checkRedirect(known, { from, to }) : null;
      if (!checked || 'message' in checked) {
        const message = checked?.message ?? 'redirects.errors.line';
        problems.push({ line, text: typed.slice(0, 200), message });
        continue;
      }
      known.set(pathKey(checked.from), checked.to);
      rows.push({ from: checked.from, to: checked.to });
      added++;
    }
    if (!apply || rows.length === 0) return;
    for (let start = 0; start < rows.length; start += 500) {
      await insertRedirects(trx, rows.slice(start, start + 500));
    }
    for (const row of rows) await shorten(trx, known, row);
    await notifyChange(trx, ['redirects']);
  });
  return { added, problems };
}

/** One at a time, so that two never make a circle together. */
async function lockKnown(trx: Trx): Promise<Map<string, string>> {
  await lockRedirects(trx);
  const rows = await selectRedirectPaths(trx);
  return new Map(rows.map(({ from, to }) => [pathKey(from), to]));
}

async function addRedirect(
  trx: Trx,
  known: Map<string, string>,
  redirect: RedirectChange,
  id?: number,
): Promise<RedirectRow> {
  const checked = checkRedirect(known, redirect);
  if ('message' in checked) throw fieldError(checked.field, checked.message);
  const { from, to } = checked;
  const row = await insertRedirect(trx, { from, to, id });
  await shorten(trx, known, { from, to });
  return { id: row.id, from, to, createdAt: row.createdAt.toISOString() };
}

/** What led to `from` leads to `to`: nobody is sent on twice. */
async function shorten(
  trx: Trx,
  known: ReadonlyMap<string, string>,
  { from, to }: RedirectPaths,
): Promise<void> {
  const key = pathKey(from);
  const targets = [...new Set(known.values())].filter(
    (target) => target.startsWith('/') && pathKey(target) === key,
  );
  if (targets.length === 0) return;
  await updateTargets(trx, targets, to);
}

async function listRedirects(
  db: Kysely<Database>,
  selection: { q: string; offset: number; limit: number },
): Promise<RedirectList> {
  const rows = await selectRedirects(db, selection);
  return {
    total: rows[0]?.total ?? 0,
    redirects: rows.map(({ total: _total, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
  };
}
