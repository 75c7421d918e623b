import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared-statements.ts';
import type { SearchKind } from '#modules/indexing/search-maintenance.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

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
 * Nobody turns so many pages, and a single letter begins a word of nearly every document: more than these are neither
 * found nor counted, but for an exact SKU. Which ones is then up to the database.
 */
const mostFound = 10_000;

/**
 * Documents that have every word, the last one also as the beginning of a word, or a SKU that begins so. An exact
 * SKU comes first, then products before catalogs, articles and pages, then the best ranked.
 */
export async function selectHits(
  db: Db,
  search: SearchWords,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ hits: SearchHit[]; total: number }> {
  const { rows } = await sql<{ hits: SearchHit[]; total: number }>`${prepared('search_hits')}
    with query as materialized (select ${matchOf(search)} as match),
    found as materialized (
      (select d.ctid as row, d.entity_id, d.skus @> array[${search.sku}] as exact,
          array_position(${kindOrder}, d.kind) as place
        from search_documents d, query
        where d.document @@ query.match
          and (d.kind <> 'article' or exists (
            select from articles a where a.id = d.entity_id and a.published_at <= now()))
        limit ${sql.lit(mostFound)})
      union
      select d.ctid, d.entity_id, true, array_position(${kindOrder}, d.kind)
      from search_documents d where d.skus @> array[${search.sku}]
    ), ranked as (
      select d.kind, d.entity_id, d.title, exact, place, ts_rank(d.document, query.match) as rank
      from (
        select * from found order by exact desc, place, entity_id
        limit greatest(${mostRanked}, ${offset}::int + ${limit}::int)
      ) first
      join search_documents d on d.ctid = first.row, query
    ), page as (
      select kind, entity_id, row_number() over (order by ${hitOrder}) as nth
      from ranked order by ${hitOrder} offset ${offset}::int limit ${limit}::int
    )
    select (select count(*) from found) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', entity_id) order by nth), '[]') from page) as hits
  `.execute(db);
  return rows[0] ?? { hits: [], total: 0 };
}

const kindOrder = sql`array['product', 'catalog', 'article', 'page']`;
const hitOrder = sql`exact desc, place, rank desc, title collate "C", entity_id`;

/**
 * Stop words give an empty query and drop out, except as a last word, which may be the beginning of another. The
 * shape is the same for any number of words, so that the statement is planned once.
 */
function matchOf({ words, sku }: SearchWords): RawBuilder<unknown> {
  const whole = words.slice(0, -1).map(quote).join(' & ');
  const last = words.slice(-1).map(quote).join('');
  const letter = words.at(-1)?.length === 1 ? (words.at(-1) ?? '') : '';
  const beginning = last === '' || letter !== '' ? last : `${last}:*`;
  const arabic = words.some((word) => /\p{Script=Arabic}/u.test(word)) ? words.map(quote).join(' & ') : '';
  return sql`(
    to_tsquery('russian', ${whole}) && (to_tsquery('russian', ${last}) || to_tsquery('simple', ${beginning})
      || ${wordsWithLetter(letter)})
    || to_tsquery('arabic', ${arabic})
    || ${sku.length > 1 ? `${quote(sku)}:*` : quote(sku)}::tsquery)`;
}

/** Of a single letter so many words are looked for at most, and none beyond those that fill what is ranked. */
const mostWordsOfLetter = 10;

/**
 * The words in most texts that begin with the letter, instead of its beginning: that of a hundred thousand article
 * numbers may begin with it too, and the index would go through all of them. Nor through those of many words: with a
 * hundred of them a search among 100,000 products took 59 ms of the database's time instead of 21 for "s", and 138
 * instead of 46 for "1".
 */
function wordsWithLetter(letter: string): RawBuilder<unknown> {
  return sql`case when ${letter}::text = '' then '' else coalesce((
    select string_agg('''' || term || '''', ' | ') from (
      select term, sum(uses) over (order by uses desc, term) - uses as before from (
        select term, uses from search_terms where ${beginsWith(sql`term`, sql`${letter}::text`)}
        order by uses desc, term limit ${sql.lit(mostWordsOfLetter)}
      ) most
    ) known where before < ${sql.lit(mostRanked)}), '') end::tsquery`;
}

/** As a lexeme of a tsquery, in which nothing is an operator. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A word with its halves, and with the two letters across the middle swapped. */
export interface HalvedWord {
  word: string;
  first: string;
  last: string;
  swapped: string;
}

export interface TermCandidate {
  /** The word asked about. */
  word: string;
  term: string;
}

/**
 * For words that no text has: known ones that may be one edit away, the most used first. A single edit leaves
 * either the first or the last half as it is; only a swap of two letters across the middle does not.
 */
export async function selectTermCandidates(db: Db, words: readonly HalvedWord[]): Promise<TermCandidate[]> {
  const column = (name: keyof HalvedWord) => sql`${words.map((word) => word[name])}::text[]`;
  const { rows } = await sql<TermCandidate>`${prepared('search_term_candidates')}
    select asked.word, candidate.term
    from unnest(${column('word')}, ${column('first')}, ${column('last')}, ${column('swapped')})
      as asked (word, first, last, swapped)
    cross join lateral (
      select term, uses from (
        select term, uses from search_terms where ${beginsWith(sql`term`, sql`asked.first`)}
        union
        select term, uses from search_terms where ${beginsWith(sql`reverse(term)`, sql`reverse(asked.last)`)}
        union
        select term, uses from search_terms where term = asked.swapped
      ) half
      where length(term) between length(asked.word) - 1 and length(asked.word) + 1
      order by uses desc, term limit 2000
    ) candidate
    where not exists (select from search_terms where term = asked.word)
    order by candidate.uses desc, candidate.term`.execute(db);
  return rows;
}

/** As `like 'text%'`, but for a text that is not known when the statement is planned. No word has U+10FFFF. */
function beginsWith(text: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning} || chr(1114111)`;
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
