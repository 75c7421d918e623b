import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '../database.ts';
import { imageJson, type ImageJson } from './image-json.ts';
import type { SearchKind } from './search-maintenance.queries.ts';

type Db = Kysely<Database>;

/** Words are letters and digits only, lower case, ё as е; `sku` is the whole query, lower case. */
export interface SearchWords {
  words: readonly string[];
  sku: string;
}

export interface SearchHit {
  kind: SearchKind;
  id: number;
}

/** Ranking reads a document a hit; beyond this many the order among the rest is not worth its time. */
const mostRanked = 2000;

/**
 * Documents that have every word, the last one also as the beginning of a word, or a SKU that begins so. An exact
 * SKU comes first, then products before catalogs, articles and pages, then the best ranked.
 */
export async function selectHits(
  db: Db,
  search: SearchWords,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ hits: SearchHit[]; total: number }> {
  const ranked = Math.max(mostRanked, offset + limit);
  const { rows } = await sql<{ hits: SearchHit[]; total: number }>`
    with query as materialized (select ${matchOf(search)} as match),
    found as materialized (
      select d.kind, d.entity_id, d.skus @> array[${search.sku}] as exact,
        array_position(${kindOrder}, d.kind) as place
      from search_documents d, query
      where d.document @@ query.match
        and (d.kind <> 'article' or exists (
          select from articles a where a.id = d.entity_id and a.published_at <= now()))
    ), ranked as (
      select kind, entity_id, title, exact, place, ts_rank(document, query.match) as rank
      from (select * from found order by exact desc, place, entity_id limit ${ranked}) first
      join search_documents using (kind, entity_id), query
    ), page as (
      select kind, entity_id, row_number() over (order by ${hitOrder}) as nth
      from ranked order by ${hitOrder} offset ${offset} limit ${limit}
    )
    select (select count(*) from found) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', entity_id) order by nth), '[]') from page) as hits
  `.execute(db);
  return rows[0] ?? { hits: [], total: 0 };
}

const kindOrder = sql`array['product', 'catalog', 'article', 'page']`;
const hitOrder = sql`exact desc, place, rank desc, title collate "C", entity_id`;

/** Stop words give an empty query and drop out, except as a last word, which may be the beginning of another. */
function matchOf({ words, sku }: SearchWords): RawBuilder<unknown> {
  const last = words.at(-1);
  const parts = words.map((word, index) => {
    const stem = sql`to_tsquery('russian', ${quote(word)})`;
    return index < words.length - 1 ? stem : sql`(${stem} || to_tsquery('simple', ${`${quote(word)}:*`}))`;
  });
  const skuPrefix = sql`${`${quote(sku)}:*`}::tsquery`;
  return last === undefined ? skuPrefix : sql`(${sql.join(parts, sql` && `)}) || ${skuPrefix}`;
}

/** As a lexeme of a tsquery, in which nothing is an operator. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

export interface TermCandidate {
  term: string;
  uses: number;
}

/**
 * Known words that may be one edit away from a word: a single edit leaves either its first or its last half as it
 * is, and the trigrams find both halves; only a swap of two letters across the middle does not.
 */
export async function selectTermCandidates(
  db: Db,
  halves: { first: string; last: string; swapped: string },
): Promise<TermCandidate[]> {
  const { first, last, swapped } = halves;
  const length = first.length + last.length;
  const { rows } = await sql<TermCandidate>`
    select term, uses from search_terms
    where (term like ${`${first}%`} or term like ${`%${last}`} or term = ${swapped})
      and length(term) between ${length - 1} and ${length + 1}
    order by uses desc, term limit 2000`.execute(db);
  return rows;
}

export async function selectKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select term from search_terms where term = any(${[...words]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.term));
}

export interface FoundPageRow {
  id: number;
  kind: 'page' | 'article';
  title: string;
  slug: string;
  /** Slug of the article's category. */
  category: string | null;
  image: ImageJson | null;
}

/** Pages and articles among search hits, in no set order. */
export async function selectFoundPages(db: Db, ids: readonly number[]): Promise<FoundPageRow[]> {
  const { rows } = await sql<FoundPageRow>`
    select p.id, p.kind, p.title, p.slug, category.slug as category, ${imageJson('i')} as image
    from pages p
    left join articles a on a.id = p.id
    left join pages category on category.id = a.category_id
    left join images i on i.id = a.image_id
    where p.id = any(${[...ids]}::int[]) and p.kind in ('page', 'article')`.execute(db);
  return rows;
}
