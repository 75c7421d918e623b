import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { checkSlug, slugify } from '#domain/slug.ts';

import type { PageKind } from './page-path.ts';
import { isSlugTaken, lockSlugs, selectSlugsLike } from './pages.queries.ts';

type SluggedKind = Exclude<PageKind, 'home' | 'block'>;

/**
 * Makes sure that a page of this kind may have the slug: well formed, not the site's own, and nobody
 * else's. Throws 422 with `children.slug` otherwise. Whoever claims at the same time waits for the end of
 * this transaction.
 */
export async function claimSlug(
  trx: Transaction<Database>,
  { kind, slug, pageId = 0 }: { kind: SluggedKind; slug: string; pageId?: number },
): Promise<void> {
  const problem = checkSlug(slug, kind);
  if (problem) throw wrongSlug(problem);
  await lockSlugs(trx);
  if (await isSlugTaken(trx, { kinds: neighboursOf(kind), slug, except: pageId }))
    throw wrongSlug('forms.errors.slugTaken');
}

/** A slug made of a title that nobody has yet: `news`, or else `news-2`, `news-3`, … */
export async function findFreeSlug(
  trx: Transaction<Database>,
  { kind, title }: { kind: SluggedKind; title: string },
): Promise<string> {
  const wanted = slugify(title);
  const base = (checkSlug(wanted, kind) === null ? wanted : `${kind}-${wanted}`.replace(/-$/, '')).slice(
    0,
    110,
  );
  const taken = new Set(await selectSlugsLike(trx, neighboursOf(kind), base));
  let slug = base;
  for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
  return slug;
}

/** Pages and categories share the first level of addresses. */
function neighboursOf(kind: SluggedKind): SluggedKind[] {
  return kind === 'page' || kind === 'category' ? ['page', 'category'] : [kind];
}

function wrongSlug(message: string): AppError {
  return new AppError('validation_failed', 'pages.addressRefused', {
    children: { slug: { errors: [message] } },
  });
}
