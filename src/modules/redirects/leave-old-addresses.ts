import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { paths } from '#domain/routes.ts';

import { checkRedirect } from './check-redirect.ts';
import { pathKey, spellingsOf } from './redirect-target.ts';
import {
  insertNewRedirects,
  selectRedirectedAmong,
  selectStanding,
  type RedirectPaths,
} from './redirects.queries.ts';

/**
 * Addresses of another shop lead to where the same things stand here. One that leads away already, that the shop works
 * by, or at which a page or product of ours may stand is left as it is: a redirect comes before a page.
 */
export async function leaveOldAddresses(
  trx: Transaction<Database>,
  redirects: readonly RedirectPaths[],
): Promise<void> {
  const wanted = new Map<string, RedirectPaths>();
  for (const redirect of redirects) {
    const checked = checkRedirect(new Map(), redirect);
    if ('message' in checked) continue;
    const key = pathKey(checked.from);
    if (key !== pathKey(checked.to) && !wanted.has(key)) wanted.set(key, checked);
  }
  if (wanted.size === 0) return;
  const known = await selectRedirectedAmong(
    trx,
    [...wanted.values()].flatMap(({ from }) => spellingsOf(from)),
  );
  for (const from of known) wanted.delete(pathKey(from));
  const standing = await findStanding(trx, [...wanted.keys()]);
  const free = [...wanted].flatMap(([key, redirect]) => (standing(key) ? [] : [redirect]));
  if (free.length === 0) return;
  await insertNewRedirects(trx, free);
  await notifyChange(trx, ['redirects']);
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Tells paths at which something of the shop stands. */
async function findStanding(
  trx: Transaction<Database>,
  keys: readonly string[],
): Promise<(key: string) => boolean> {
  const rows = await selectStanding(trx, keys.map(lastOf));
  const kinds = new Map<string, Set<string>>();
  for (const { kind, slug } of rows) kinds.set(slug, (kinds.get(slug) ?? new Set()).add(kind));
  return (key) => {
    const [first = '', ...rest] = key.split('/').slice(1);
    const own = kinds.get(lastOf(key));
    if (!own || rest.length > 1) return false;
    if (rest.length === 0) return own.has('page') || own.has('category');
    if (`/${first}` === paths.products) return own.has('product');
    return own.has(`/${first}` === paths.catalogs ? 'catalog' : 'article');
  };
}
