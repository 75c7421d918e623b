export type SlugKind = 'page' | 'category' | 'catalog' | 'product' | 'article';
export type SlugError =
  | 'forms.errors.noEmpty'
  | 'forms.errors.slugTooLong'
  | 'forms.errors.slugFormat'
  | 'forms.errors.slugDigits'
  | 'forms.errors.slugReserved';

const maxSlugLength = 120;

/**
 * A slug of lower-case letters, digits and single hyphens, at most 120 characters long, cut at a hyphen. Russian is
 * transliterated, accents are dropped. Arabic, which writes no vowels that a reader of Latin letters would need, stays
 * as its shops have it, without vowel signs, hamzas over letters and stretching. Empty when nothing is left.
 */
export function slugify(text: string): string {
  const slug = transliterate(text.normalize('NFC').toLowerCase())
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640'’ʼ]/gu, '')
    .replace(/[^a-z0-9\u0621-\u064a]+/g, '-')
    .replace(/^-/, '');
  if (slug.length <= maxSlugLength) return slug.replace(/-$/, '');
  const boundary = slug.lastIndexOf('-', maxSlugLength);
  return slug.slice(0, boundary > 0 ? boundary : maxSlugLength);
}

/** Why a slug cannot be used, or null. Digits alone would read as an id in `/products/{idOrSlug}`. */
export function checkSlug(slug: string, kind: SlugKind = 'page'): SlugError | null {
  if (slug === '') return 'forms.errors.noEmpty';
  if (slug.length > maxSlugLength) return 'forms.errors.slugTooLong';
  if (!/^[\p{L}\p{M}\p{N}]+(?:[-_]+[\p{L}\p{M}\p{N}]+)*$/u.test(slug)) return 'forms.errors.slugFormat';
  if (/^\d+$/.test(slug)) return 'forms.errors.slugDigits';
  return isReservedSlug(slug, kind) ? 'forms.errors.slugReserved' : null;
}

/** Whether a fixed route stands where a page, or an entity of another kind, would. */
export function isReservedSlug(slug: string, kind: SlugKind = 'page'): boolean {
  return reservedSlugs[kind].has(slug.toLowerCase());
}

/** First segments of every fixed storefront, API and file route (specification section 2). */
const rootSegments = (
  'cart checkout payment promo-code account reset_password_confirm forms search new-page catalogs products admin api img ' +
  'assets fonts uploads feeds liveness readiness health metrics translations .well-known sitemap sitemap.xml ' +
  'robots robots.txt favicon favicon.ico manifest.webmanifest sw.js'
).split(' ');

const reservedSlugs: Record<SlugKind, ReadonlySet<string>> = {
  page: new Set([...rootSegments, 'v2', 'homepage']),
  // GET /articles/category/{slug} and /articles/comments stand beside /articles/{category}/list.
  category: new Set([...rootSegments, 'category', 'comments']),
  catalog: new Set(['new-page', 'v3']),
  product: new Set(['related-products', 'variation']),
  article: new Set(['list', 'category', 'comments', 'rss']),
};

const cyrillicLetters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўқәғңөұүһ';
const latinLetters =
  'a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch  y  e yu ya i yi ye g u q a g n o u u h'.split(
    ' ',
  );

function transliterate(text: string): string {
  return text.replace(
    /[а-яёіїєґўқәғңөұүһ]/g,
    (letter) => latinLetters[cyrillicLetters.indexOf(letter)] ?? letter,
  );
}
