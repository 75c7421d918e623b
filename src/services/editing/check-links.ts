import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';

import { pathKey } from '../redirects/redirect-target.ts';
import type { Together } from './document-store.ts';

/**
 * Of links within the shop those that lead nowhere, as `page about`: to nothing at all, or to what visitors
 * do not see, now or with what is published together. A redirect from there is good enough.
 */
export async function findBrokenLinks(
  db: Kysely<Database>,
  links: readonly LinkTarget[],
  { pageIds }: Together,
): Promise<Set<string>> {
  const within = links.filter((link) => slugOf(link) !== null);
  if (within.length === 0) return new Set();
  const slugs = within.map((link) => slugOf(link) ?? '').filter((slug) => !slug.includes('\0'));
  const { rows } = await sql<{ kind: string; slug: string }>`
    select kind, slug from pages where enabled and slug = any(${slugs})
      and (published_version is not null or kind = 'catalog' or id = any(${[...pageIds]}::int[]))
    union all select 'product', slug from products where enabled and slug = any(${slugs})`.execute(db);
  const there = new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`));
  const missing = within.filter((link) => !there.has(nameOfLink(link)));
  if (missing.length === 0) return new Set();
  const redirected = await findRedirected(db, missing);
  return new Set(missing.filter((link) => !redirected.has(pathOf(link))).map(nameOfLink));
}

/** `page about`, `external https://…`: a link in a word. */
export function nameOfLink(link: LinkTarget): string {
  return `${link.type} ${slugOf(link) ?? ('url' in link ? link.url : '')}`.trimEnd();
}

/** The slug that a link within the shop names; null for links elsewhere. */
function slugOf(link: LinkTarget): string | null {
  if (link.type === 'external' || !('url' in link)) return null;
  return link.type === 'article' ? (link.url.split('/').at(-1) ?? '') : link.url;
}

function pathOf(link: LinkTarget): string {
  return pathKey(resolveLinkTarget(link).href ?? '');
}

async function findRedirected(db: Kysely<Database>, links: readonly LinkTarget[]): Promise<Set<string>> {
  const paths = links
    .map((link) => resolveLinkTarget(link).href ?? '')
    .filter((path) => !path.includes('\0'));
  const rows = await db
    .selectFrom('redirects')
    .select('from_path')
    .where('from_path', 'in', [...new Set([...paths, ...paths.map(pathKey)])])
    .execute();
  return new Set(rows.map(({ from_path }) => pathKey(from_path)));
}
