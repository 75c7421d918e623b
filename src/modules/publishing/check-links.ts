import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { resolveLinkTarget } from '#domain/link-target.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import type { Together } from '#modules/pages/document-store.ts';
import { readRedirectedAmong } from '#modules/redirects/read-redirected.ts';
import { pathKey } from '#modules/redirects/redirect-target.ts';

import { selectShownNames } from './link-targets.queries.ts';
import { namesAtAddress } from './typed-address.ts';

/**
 * Of links within the shop those that lead nowhere, as `page about`: to nothing at all, or to what visitors
 * do not see, now or with what is published together. A redirect from there is good enough.
 */
export async function findBrokenLinks(
  db: Kysely<Database>,
  links: readonly LinkTarget[],
  { pageIds }: Together,
): Promise<Set<string>> {
  const within = links.flatMap((link) => {
    const names = namesOf(link);
    return names && !names.some((name) => name.includes('\0')) ? [{ link, names }] : [];
  });
  const slugs = within.flatMap(({ names }) => names.map((name) => name.slice(name.indexOf(' ') + 1)));
  if (slugs.length === 0) return new Set();
  const shown = await selectShownNames(db, slugs, pageIds);
  const there = new Set(shown.map(({ kind, slug }) => `${kind} ${slug}`));
  const missing = within.flatMap(({ link, names }) => (names.some((name) => there.has(name)) ? [] : [link]));
  if (missing.length === 0) return new Set();
  const paths = missing.map((link) => resolveLinkTarget(link).href ?? '');
  const redirected = await readRedirectedAmong(
    db,
    paths.filter((path) => !path.includes('\0')),
  );
  return new Set(missing.filter((link) => !redirected.has(pathOf(link))).map(nameOfLink));
}

/**
 * How bad a link is that leads nowhere. Of an address that was typed only the server before the shop may know
 * what answers there.
 */
export function severityOf(link: LinkTarget): 'error' | 'warning' {
  return link.type === 'external' ? 'warning' : 'error';
}

/** `page about`, `external https://…`: a link in a word. */
export function nameOfLink(link: LinkTarget): string {
  return `${link.type} ${slugOf(link) ?? ('url' in link ? link.url : '')}`.trimEnd();
}

/** What a link may lead to, as links are named; null where nobody here can know. */
function namesOf(link: LinkTarget): string[] | null {
  if (link.type === 'external') return namesAtAddress(link.url);
  return slugOf(link) === null ? null : [nameOfLink(link)];
}

/** The slug that a link within the shop names; null for links elsewhere. */
function slugOf(link: LinkTarget): string | null {
  if (link.type === 'external' || !('url' in link)) return null;
  return link.type === 'article' ? (link.url.split('/').at(-1) ?? '') : link.url;
}

function pathOf(link: LinkTarget): string {
  return pathKey(resolveLinkTarget(link).href ?? '');
}
