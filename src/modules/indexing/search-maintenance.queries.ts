import { sql, type Kysely, type RawBuilder } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { forEachIdRange } from '#db/id-ranges.ts';

import { shownCatalogTree } from './catalog-closure.queries.ts';

type Db = Kysely<Database>;

export type SearchKind = 'product' | 'catalog' | 'page' | 'article';

/**
 * Brings `search_documents` in line with products, catalogs, pages or articles, and adds their new words to
 * `search_terms`. Call it in the transaction that changes them; with 'all' after catalogs were moved, enabled or
 * disabled. Answers are dropped (`search`) when what is searched has changed, which a price or a stock does not.
 * Words that are no longer used leave with `rebuildSearchTerms`.
 */
export async function refreshSearch(db: Db, kind: SearchKind, ids: readonly number[] | 'all'): Promise<void> {
  if (ids !== 'all') {
    if (await refreshDocuments(db, kind, [...ids])) await notifyChange(db, ['search']);
    return;
  }
  const table = kind === 'product' ? 'products' : 'pages';
  await sql`
    delete from search_documents where kind = ${kind}
      and not exists (select from ${sql.table(table)} source where source.id = entity_id)`.execute(db);
  // In steps, because the pool cancels a statement after three seconds.
  await forEachIdRange(db, table, 1000, async (range) => void (await refreshDocuments(db, kind, range)));
  await notifyChange(db, ['search']);
}

/** What is gone for good is found no more; call it in the transaction that deletes it. */
export async function deleteSearchDocument(db: Db, kind: SearchKind, id: number): Promise<void> {
  await sql`delete from search_documents where kind = ${kind} and entity_id = ${id}`.execute(db);
  await notifyChange(db, ['search']);
}

/** Whether any of the documents has changed. */
async function refreshDocuments(db: Db, kind: SearchKind, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { rows } = await sql<{ changed: boolean }>`
    with recursive tree as (${shownCatalogTree}),
    source as materialized (${sources[kind](sql`any(${ids}::int[])`)}),
    gone as (
      delete from search_documents where kind = ${kind} and entity_id = any(${ids}::int[])
        and not exists (select from source where source.id = entity_id)
      returning entity_id
    ), folded as materialized (
      select id, title, skus, ${fold(sql`title`)} as heading, ${fold(sql`specifics`)} as specifics,
        ${fold(sql`left(body, 50000)`)} as body
      from source
    ), words as (
      insert into search_terms (term, uses)
      select term, count(*) from folded, ${wordsOf(sql`heading || ' ' || specifics`)} as term
      where length(term) between 2 and 60 group by term order by term
      on conflict (term) do nothing
    ), written as (
      insert into search_documents as d (kind, entity_id, title, skus, document)
      select ${kind}, id, title, skus,
        ${weigh('A', sql`heading`)} || ${weigh('B', sql`specifics`)} || ${skuLexemes}
          || setweight(to_tsvector('russian', body), 'C') || setweight(${arabicStems(sql`body`)}, 'C')
      from folded
      on conflict (kind, entity_id) do update
        set title = excluded.title, skus = excluded.skus, document = excluded.document
        where (d.title, d.skus, d.document) is distinct from (excluded.title, excluded.skus, excluded.document)
      returning entity_id
    )
    select exists (select from gone) or exists (select from written) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/**
 * Stems and plain words. PostgreSQL's `russian` configuration stems Cyrillic words as Russian and ASCII words as
 * English, so `english` would only repeat it. The plain words are for prefixes: a stem need not begin like the
 * word ("hoping" is stored as "hope"), and a short one begins too many ("чай" is stored as "ча").
 */
function weigh(weight: 'A' | 'B', text: RawBuilder<unknown>): RawBuilder<unknown> {
  const configurations = ['russian', 'simple'].map(
    (name) => sql`setweight(to_tsvector(${sql.lit(name)}, ${text}), ${sql.lit(weight)})`,
  );
  return sql`${sql.join([...configurations, sql`setweight(${arabicStems(text)}, ${sql.lit(weight)})`], sql` || `)}`;
}

/** Of texts with Arabic letters, in which `russian` stems nothing: without the article and endings of words. */
function arabicStems(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${text} ~ '[\u0621-\u064a]' then to_tsvector('arabic', ${text}) else ''::tsvector end`;
}

/**
 * Lower case, ё as е, composed letters, without tags and punctuation, so that words split as the query's do; Arabic
 * without vowel signs and stretching, with one alef, and ya and ta marbuta as they are typed (`foldArabic`).
 */
function fold(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(
    translate(lower(normalize(regexp_replace(${text}, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'))),
      ${foldedFrom}, ${foldedTo}),
    '[^[:alnum:]]+', ' ', 'g')`;
}

/** What has no counterpart goes: tatweel and the vowel signs. */
const foldedFrom = sql.lit(
  `ёأإآٱىئؤة\u0640\u0670${String.fromCodePoint(...Array.from({ length: 21 }, (_, at) => 0x64b + at))}`,
);
const foldedTo = sql.lit('еااااييوه');

function wordsOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`unnest(tsvector_to_array(to_tsvector('simple', ${text})))`;
}

/** Each SKU and barcode as one lexeme of weight B, whatever characters it has. */
const skuLexemes = sql`coalesce((
  select string_agg('''' || replace(replace(sku, '\\', '\\\\'), '''', '''''') || ''':1B', ' ')
  from unnest(skus) as sku), '')::tsvector`;

type Condition = RawBuilder<unknown>;

/** Shown entities whose id meets the condition: title, specifics (weight B), body (weight C) and SKUs with barcodes. */
const sources: Record<SearchKind, (ids: Condition) => RawBuilder<unknown>> = {
  product: (ids) => sql`
    select p.id, p.title, p.description as body,
      coalesce((select array_agg(distinct lower(code)) from variations v, unnest(array[v.sku, v.barcode]) as code
        where v.product_id = p.id and code <> ''), '{}') as skus,
      concat_ws(' ',
        (select string_agg(distinct fv.value, ' ') from product_properties pp
          join facet_values fv on fv.id = pp.facet_value_id where pp.product_id = p.id),
        (select string_agg(distinct fv.value, ' ') from options o
          join option_values ov on ov.option_id = o.id
          join facet_values fv on fv.id = ov.facet_value_id where o.product_id = p.id)) as specifics
    from products p where p.enabled and p.id = ${ids}`,
  catalog: (ids) => sql`
    select p.id, p.title, '{}'::text[] as skus, '' as specifics,
      concat_ws(' ', c.description, ${sectionTexts}) as body
    from tree join pages p on p.id = tree.id join catalogs c on c.id = tree.id where p.id = ${ids}`,
  page: (ids) => sql`
    select p.id, p.title, '{}'::text[] as skus, '' as specifics, coalesce(${sectionTexts}, '') as body
    from pages p where p.kind = 'page' and p.enabled and p.published_version is not null and p.id = ${ids}`,
  article: (ids) => sql`
    select p.id, p.title, '{}'::text[] as skus, '' as specifics,
      concat_ws(' ', a.excerpt, ${sectionTexts}) as body
    from articles a join pages p on p.id = a.id join pages category on category.id = a.category_id
    where p.enabled and category.enabled and p.published_version is not null and p.id = ${ids}`,
};

/** Versions that visitors see of a page: its own, and those of the shared sections that stand on it. */
const shownVersions = sql`(
  select pv.content from page_versions pv where pv.page_id = p.id and pv.version = p.published_version
  union all
  select shown.content
  from page_versions pv, jsonb_each(pv.content -> 'sections') place
  join pages block on block.kind = 'block' and block.enabled
    and to_jsonb(block.id) = place.value -> 'options' -> 'sharedId'
  join page_versions shown on shown.page_id = block.id and shown.version = block.published_version
  where pv.page_id = p.id and pv.version = p.published_version
    and pv.content @? '$.sections.* ? (@.type == "shared")' and place.value ->> 'type' = 'shared'
    and place.value -> 'enable' is distinct from 'false' and place.value -> 'hidden' is distinct from 'true')`;

/**
 * Texts of the published sections: every string with a space in it, which leaves out ids, types and paths. The name of
 * a section is its owner's alone.
 */
const sectionTexts = sql`(
  select string_agg(text #>> '{}', ' ')
  from ${shownVersions} shown, jsonb_each(shown.content -> 'sections') section,
    jsonb_path_query(case jsonb_typeof(section.value) when 'object' then section.value - 'name' end, 'strict $.** ? (@.type() == "string" && @ like_regex "\\\\s")') as text
  where section.value -> 'enable' is distinct from 'false' and section.value -> 'hidden' is distinct from 'true')`;

/**
 * Counts the words of all titles and property values anew and deletes those no longer used. For the end of a
 * bulk load and for upkeep; a search meanwhile sees the old words.
 */
export async function rebuildSearchTerms(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from search_terms`.execute(trx);
    await countTerms(trx, sql`select value as text from facet_values`);
    for (const kind of ['product', 'catalog', 'page', 'article'] as const) {
      const table = kind === 'product' ? 'products' : 'pages';
      await forEachIdRange(trx, table, 5000, (ids) =>
        countTerms(
          trx,
          sql`select title as text from search_documents where kind = ${kind} and entity_id = any(${ids}::int[])`,
        ),
      );
    }
  });
}

async function countTerms(db: Db, texts: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into search_terms as known (term, uses)
    select term, count(*) from (${texts}) texts, ${wordsOf(fold(sql`text`))} as term
    where length(term) between 2 and 60 group by term order by term
    on conflict (term) do update set uses = known.uses + excluded.uses`.execute(db);
}
