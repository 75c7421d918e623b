import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';

type Db = Kysely<Database>;

/** Prices are minor units. `values` are option values by title: `{ Size: 'L' }`. */
export interface VariationFixture {
  sku?: string;
  barcode?: string;
  title?: string;
  fullPrice?: number;
  discountPrice?: number | null;
  stock?: number | null;
  isDefault?: boolean;
  position?: number;
  imageId?: number;
  weight?: number | null;
  values?: Record<string, string>;
}

export interface OptionFixture {
  title: string;
  type?: string;
  view?: string;
  unit?: string | null;
  values: readonly (string | { value: string; color?: string; imageId?: number })[];
}

export interface ProductFixture {
  slug?: string;
  title?: string;
  description?: string;
  enabled?: boolean;
  position?: number;
  weight?: number | null;
  vatCode?: number | null;
  paymentMode?: string | null;
  fulfilment?: string | null;
  /** Catalog ids, or ids with the product's place in each. */
  catalogs?: readonly (number | { id: number; position: number })[];
  /** Title to value or values: `{ Paper: 'Kraft', Color: ['Red', 'Blue'] }`. */
  properties?: Record<string, string | readonly string[]>;
  options?: readonly OptionFixture[];
  /** One variation at 100.00 without stock limit by default. */
  variations?: readonly VariationFixture[];
  imageIds?: readonly number[];
}

export interface CatalogFixture {
  slug?: string;
  title?: string;
  parentId?: number | null;
  position?: number;
  enabled?: boolean;
  sortCriteria?: string;
  description?: string;
  imageId?: number | null;
}

export interface ReviewFixture {
  productId: number;
  rating?: number;
  text?: string;
  name?: string;
  reply?: string | null;
  status?: 'pending' | 'approved' | 'rejected';
  createdAt?: Date;
  isPurchase?: boolean;
}

export interface ArticleFixture {
  title: string;
  slug?: string;
  excerpt?: string;
  categoryId?: number;
  enabled?: boolean;
  publishedAt?: Date;
  sections?: Record<string, unknown>;
}

export interface PageFixture {
  title: string;
  slug?: string;
  kind?: 'page' | 'category' | 'home' | 'article';
  enabled?: boolean;
  /** Sections by id; the page is published with them. */
  sections?: Record<string, unknown>;
}

export interface ShopFixture {
  makeProduct(fixture?: ProductFixture): Promise<MadeProduct>;
  makeCatalog(fixture?: CatalogFixture): Promise<number>;
  makeImage(fixture?: { name?: string; alt?: string }): Promise<number>;
  makeReview(fixture: ReviewFixture): Promise<number>;
  makePage(fixture: PageFixture): Promise<number>;
  /** In a category of its own unless one is given. */
  makeArticle(fixture: ArticleFixture): Promise<number>;
  makeCategory(fixture?: { title?: string; slug?: string }): Promise<number>;
  /** Removes everything that was made and numbers ids on. */
  clear(): Promise<void>;
}

export interface MadeProduct {
  id: number;
  slug: string;
  variationIds: number[];
  /** Ids of option values by `Title/Value`. */
  optionValueIds: Record<string, number>;
}

/**
 * Builds small shops row by row with sensible defaults. `makeProduct` keeps the product's listing row in line;
 * catalogs made or changed after their products want `refreshListing(db, 'all')`.
 */
export function createShopFixture(db: Db): ShopFixture {
  let made = 0;

  async function makeImage({ name = `picture-${++made}`, alt = '' } = {}): Promise<number> {
    const hash = (++made).toString(16).padStart(16, '0');
    return insert(sql`insert into images (hash, ext, name, mime, width, height, bytes, alt)
      values (${hash}, 'jpg', ${name}, 'image/jpeg', 800, 600, 1000, ${alt}) returning id`);
  }

  async function makePage({
    title,
    kind = 'page',
    enabled = true,
    sections,
    ...rest
  }: PageFixture): Promise<number> {
    const slug = rest.slug ?? (kind === 'home' ? '' : `${kind}-${++made}`);
    const id = await insert(sql`insert into pages (kind, slug, title, enabled)
      values (${kind}, ${slug}, ${title}, ${enabled}) returning id`);
    await publishSections(id, title, slug, sections ?? {});
    return id;
  }

  async function publishSections(id: number, title: string, slug: string, sections: Record<string, unknown>) {
    const content = JSON.stringify({ sections, order: Object.keys(sections) });
    await sql`insert into page_versions (page_id, version, title, slug, content)
      values (${id}, 1, ${title}, ${slug}, ${content}::jsonb)`.execute(db);
    await sql`update pages set published_version = 1 where id = ${id}`.execute(db);
  }

  async function makeCatalog(fixture: CatalogFixture = {}): Promise<number> {
    const number = ++made;
    const { slug = `catalog-${number}`, title = `Catalog ${number}`, enabled = true } = fixture;
    const id = await insert(sql`insert into pages (kind, slug, title, enabled)
      values ('catalog', ${slug}, ${title}, ${enabled}) returning id`);
    await sql`insert into catalogs (id, parent_id, image_id, description, position, sort_criteria)
      values (${id}, ${fixture.parentId ?? null}, ${fixture.imageId ?? null}, ${fixture.description ?? ''},
        ${fixture.position ?? 0}, ${fixture.sortCriteria ?? 'title'})`.execute(db);
    return id;
  }

  async function makeArticle({
    title,
    excerpt = '',
    enabled = true,
    ...rest
  }: ArticleFixture): Promise<number> {
    const categoryId = rest.categoryId ?? (await makeCategory());
    const slug = rest.slug ?? `article-${++made}`;
    const id = await makePage({ title, slug, kind: 'article', enabled, sections: rest.sections ?? {} });
    await sql`insert into articles (id, category_id, excerpt, published_at)
      values (${id}, ${categoryId}, ${excerpt}, ${rest.publishedAt ?? new Date(2026, 0, 1)})`.execute(db);
    return id;
  }

  async function makeCategory({
    title = 'Blog',
    slug,
  }: { title?: string; slug?: string } = {}): Promise<number> {
    const id = await makePage({ title, slug, kind: 'category' });
    await sql`insert into categories (id) values (${id})`.execute(db);
    return id;
  }

  async function makeReview(fixture: ReviewFixture): Promise<number> {
    const { productId, rating = 5, text = 'Good', name = 'Ann', reply = null, status = 'approved' } = fixture;
    return insert(sql`insert into reviews (product_id, name, rating, text, reply, status, created_at, is_purchase)
      values (${productId}, ${name}, ${rating}, ${text}, ${reply}, ${status}, ${fixture.createdAt ?? new Date()},
        ${fixture.isPurchase ?? false})
      returning id`);
  }

  async function makeFacetValue(
    kind: string,
    title: string,
    value: string,
    unit?: string | null,
    color?: string,
  ) {
    const facetId =
      await insert(sql`insert into facets (kind, title, unit) values (${kind}, ${title}, ${unit ?? null})
      on conflict (kind, title) do update set unit = coalesce(excluded.unit, facets.unit) returning id`);
    const id = await insert(sql`insert into facet_values (facet_id, value, color)
      values (${facetId}, ${value}, ${color ?? null})
      on conflict (facet_id, value) do update set color = coalesce(excluded.color, facet_values.color) returning id`);
    return { facetId, id };
  }

  async function makeOption(productId: number, option: OptionFixture, position: number) {
    const { title, type = 'string', view = 'select', unit } = option;
    const idByValue: Record<string, number> = {};
    let optionId: number | undefined;
    for (const [index, entry] of option.values.entries()) {
      const { value, color, imageId = null } = typeof entry === 'string' ? { value: entry } : entry;
      const facet = await makeFacetValue('option', title, value, unit, color);
      optionId ??= await insert(sql`insert into options (product_id, facet_id, type, view, position)
        values (${productId}, ${facet.facetId}, ${type}, ${view}, ${position}) returning id`);
      idByValue[`${title}/${value}`] = await insert(sql`
        insert into option_values (option_id, facet_value_id, image_id, position)
        values (${optionId}, ${facet.id}, ${imageId}, ${index}) returning id`);
    }
    return idByValue;
  }

  async function makeVariation(
    productId: number,
    fixture: VariationFixture,
    index: number,
    valueIds: Record<string, number>,
  ) {
    const {
      sku = '',
      title = '',
      fullPrice = 10_000,
      stock = null,
      isDefault = false,
      imageId = null,
    } = fixture;
    const id = await insert(sql`
      insert into variations (product_id, sku, title, image_id, full_price, discount_price, stock, is_default,
        position, weight, barcode)
      values (${productId}, ${sku}, ${title}, ${imageId}, ${fullPrice}, ${fixture.discountPrice ?? null}, ${stock},
        ${isDefault}, ${fixture.position ?? index}, ${fixture.weight ?? null}, ${fixture.barcode ?? ''}) returning id`);
    for (const [option, value] of Object.entries(fixture.values ?? {})) {
      await sql`insert into variation_values (variation_id, option_value_id)
        values (${id}, ${valueIds[`${option}/${value}`]})`.execute(db);
    }
    return id;
  }

  async function makeProduct(fixture: ProductFixture = {}): Promise<MadeProduct> {
    const number = ++made;
    const {
      slug = `product-${number}`,
      title = `Product ${number}`,
      description = '',
      enabled = true,
    } = fixture;
    const id = await insert(sql`insert into products (slug, title, description, enabled, position, weight,
        vat_code, payment_mode, fulfilment)
      values (${slug}, ${title}, ${description}, ${enabled}, ${fixture.position ?? 0}, ${fixture.weight ?? null},
        ${fixture.vatCode ?? null}, ${fixture.paymentMode ?? null}, ${fixture.fulfilment ?? null})
      returning id`);
    for (const entry of fixture.catalogs ?? []) {
      const { id: catalogId, position } = typeof entry === 'number' ? { id: entry, position: 0 } : entry;
      await sql`insert into catalog_products (catalog_id, product_id, position)
        values (${catalogId}, ${id}, ${position})`.execute(db);
    }
    for (const [index, [name, values]] of Object.entries(fixture.properties ?? {}).entries()) {
      for (const value of [values].flat()) {
        const facet = await makeFacetValue('property', name, value);
        await sql`insert into product_properties (product_id, facet_value_id, position)
          values (${id}, ${facet.id}, ${index})`.execute(db);
      }
    }
    const optionValueIds: Record<string, number> = {};
    for (const [index, option] of (fixture.options ?? []).entries()) {
      Object.assign(optionValueIds, await makeOption(id, option, index));
    }
    const variationIds: number[] = [];
    for (const [index, variation] of (fixture.variations ?? [{}]).entries()) {
      variationIds.push(await makeVariation(id, variation, index, optionValueIds));
    }
    for (const [index, imageId] of (fixture.imageIds ?? []).entries()) {
      await sql`insert into product_images (product_id, image_id, position)
        values (${id}, ${imageId}, ${index})`.execute(db);
    }
    await refreshListing(db, [id]);
    return { id, slug, variationIds, optionValueIds };
  }

  async function insert(statement: RawBuilder<unknown>): Promise<number> {
    const { rows } = await statement.$castTo<{ id: number }>().execute(db);
    const [row] = rows;
    if (!row) throw new Error('Nothing was inserted');
    return row.id;
  }

  return {
    makeProduct,
    makeCatalog,
    makeImage,
    makeReview,
    makePage,
    makeArticle,
    makeCategory,
    async clear() {
      await sql`truncate products, facets, pages, images, search_documents, search_terms cascade`.execute(db);
    },
  };
}
