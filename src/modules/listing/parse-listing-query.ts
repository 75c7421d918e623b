import { toMajor, toMinor } from '#domain/money.ts';
import { sortSchema, type ListingQuery, type Sort } from '#domain/schemas/catalog.schema.ts';
import { readNumber, type DecimalMark } from '#domain/typed-number.ts';

const mostValues = 50;
const longestTitle = 120;
const longestValue = 200;
const largestPage = 1_000_000;
/** Major units; the database refuses more. */
const largestPrice = 1_000_000_000;

/** A parsed query string: Fastify gives texts and arrays of them, other parsers nested objects. */
export type QueryObject = { readonly [name: string]: unknown };
type Choice = Record<string, string[]>;

/**
 * Reads `page`, `sort`, `filter[minPrice]`, `filter[maxPrice]`, `filter[available]=1`, `filter[discounted]=1`,
 * `filter[properties][Title][Value]=1` and the
 * same for options. What cannot be read falls back to its default; it never throws. Of a repeated parameter
 * the first counts. Titles and values may hold any characters, brackets within them must be percent-encoded. A price
 * is a decimal number, or an amount as visitors type it, with the `mark` of the shop's language for its fraction.
 */
export function parseListingQuery(
  input: URLSearchParams | QueryObject,
  { mark = '.' }: { mark?: DecimalMark } = {},
): ListingQuery {
  const query: ListingQuery = { page: 1, properties: createChoice(), options: createChoice() };
  let prices: { min?: number; max?: number } = {};
  let room = mostValues;
  const seen = new Set<string>();
  for (const { path, value } of listParameters(input)) {
    const key = JSON.stringify(path);
    if (seen.has(key)) continue;
    seen.add(key);
    const [name, kind, title, chosen] = path;
    if (path.length === 1 && name === 'page') query.page = parsePage(value);
    if (path.length === 1 && name === 'sort') query.sort = parseSort(value);
    if (name !== 'filter') continue;
    if (path.length === 2 && kind === 'minPrice') prices = { ...prices, min: parsePrice(value, mark) };
    if (path.length === 2 && kind === 'maxPrice') prices = { ...prices, max: parsePrice(value, mark) };
    if (path.length === 2 && value === '1' && (kind === 'available' || kind === 'discounted'))
      query[kind] = true;
    if (kind !== 'properties' && kind !== 'options') continue;
    if (path.length !== 4 || value !== '1' || room === 0) continue;
    if (addValue(query[kind], title, chosen)) room--;
  }
  return { ...query, ...orderPrices(prices) };
}

/** The same choice always as the same value: titles and values sorted, empty titles and repeats dropped. */
export function normalizeListingQuery(query: ListingQuery): ListingQuery {
  return {
    page: query.page,
    ...(query.sort && { sort: query.sort }),
    ...orderPrices({ min: query.minPrice, max: query.maxPrice }),
    ...(query.available && { available: true }),
    ...(query.discounted && { discounted: true }),
    properties: normalizeChoice(query.properties),
    options: normalizeChoice(query.options),
  };
}

function* listParameters(input: URLSearchParams | QueryObject): Generator<{ path: string[]; value: string }> {
  if (input instanceof URLSearchParams) {
    for (const [name, value] of input) yield { path: splitName(name), value };
    return;
  }
  for (const [name, value] of Object.entries(input)) yield* listNested(splitName(name), value, 0);
}

function* listNested(
  path: string[],
  value: unknown,
  depth: number,
): Generator<{ path: string[]; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (typeof value === 'number') yield { path, value: String(value) };
  else if (Array.isArray(value)) yield* listNested(path, value[0], depth + 1);
  else if (typeof value === 'object' && value !== null && depth < 4) {
    for (const [name, inner] of Object.entries(value)) yield* listNested([...path, name], inner, depth + 1);
  }
}

/** `filter[options][A/B][x]` is filter, options, A/B, x. A title may itself end in a bracketed part. */
function splitName(name: string): string[] {
  if (name.length > 2000) return [];
  const facet = /^filter\[(properties|options)\]\[(.+)\]$/su.exec(name);
  const [, kind, inner] = facet ?? [];
  if (kind !== undefined && inner !== undefined) {
    const middle = inner.indexOf('][');
    if (middle < 0) return [];
    return [
      'filter',
      kind,
      unescapeBrackets(inner.slice(0, middle)),
      unescapeBrackets(inner.slice(middle + 2)),
    ];
  }
  const single = /^filter\[(minPrice|maxPrice|available|discounted)\]$/.exec(name)?.[1];
  return single === undefined ? [name] : ['filter', single];
}

/** Brackets of titles and values are escaped once more than the rest, so that `][` always separates. */
function unescapeBrackets(text: string): string {
  return text.replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%25/g, '%');
}

function addValue(choice: Choice, title: string | undefined, value: string | undefined): boolean {
  if (!title || !value || title.length > longestTitle || value.length > longestValue) return false;
  // PostgreSQL takes neither NUL nor half a surrogate pair.
  if (title.includes('\0') || value.includes('\0') || !title.isWellFormed() || !value.isWellFormed())
    return false;
  const values = (choice[title] ??= []);
  values.push(value);
  return true;
}

/** Without a prototype, so that a title named `__proto__` is only a title. */
function createChoice(): Choice {
  return Object.create(null);
}

function normalizeChoice(choice: Choice): Choice {
  const normal = createChoice();
  for (const title of Object.keys(choice).sort()) {
    const values = [...new Set(choice[title])].sort();
    if (values.length > 0) normal[title] = values;
  }
  return normal;
}

function parsePage(text: string): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), largestPage);
}

function parseSort(text: string): Sort | undefined {
  const sort = sortSchema.safeParse(text);
  return sort.success ? sort.data : undefined;
}

/** What addresses carry (`1.250`) is a decimal number whatever the language; the rest is read as it is typed. */
function parsePrice(text: string, mark: DecimalMark): number | undefined {
  if (/^\d{1,12}\.\d{1,6}$/.test(text)) return boundPrice(toMajor(toMinor(Number(text))));
  const read = readNumber(text, { kind: 'money', mark, rounds: true });
  if (!('units' in read) || read.units === null || read.units < 0) return undefined;
  return boundPrice(toMajor(read.units));
}

function boundPrice(price: number): number {
  return Math.min(price, largestPrice);
}

function orderPrices({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  const swapped = min !== undefined && max !== undefined && min > max;
  const minPrice = swapped ? max : min;
  const maxPrice = swapped ? min : max;
  return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}
