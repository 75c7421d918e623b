import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { checkSlug, slugify } from '#domain/slug.ts';

/** Addresses for new products made of their titles: `tea`, `tea-2`, … whichever are free, each another. */
export async function makeSlugs(trx: Kysely<Database>, titles: readonly string[]): Promise<string[]> {
  const wanted = titles.map(slugFor);
  // Taken ones are looked up by their beginning: hyphen and dot are neighbours in the order of bytes.
  const { rows } = await sql<{ slug: string }>`
    select slug from products p, unnest(${[...new Set(wanted)]}::text[]) as base
    where p.slug = base or (p.slug collate "C" >= base || '-' and p.slug collate "C" < base || '.')`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return wanted.map((base) => {
    let slug = base;
    for (let number = 2; taken.has(slug); number++) slug = `${base.slice(0, 110)}-${number}`;
    taken.add(slug);
    return slug;
  });
}

function slugFor(title: string): string {
  const slug = slugify(title);
  return checkSlug(slug, 'product') === null ? slug : `product-${slug}`.replace(/-$/, '').slice(0, 110);
}
