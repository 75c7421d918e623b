import { sql } from 'kysely';

import type { DemoOption, DemoProduct } from '../content/types.ts';
import { daysAgo, known, metaOf, priceOf, say, slugOf, type SeedContext } from './seed-context.ts';

/** Products with everything that hangs on them. Catalogs and pictures must be there. */
export async function seedProducts(context: SeedContext): Promise<void> {
  const facets = new FacetDictionary(context);
  for (const [position, product] of context.site.products.entries()) {
    await seedProduct(context, facets, product, position);
  }
}

async function seedProduct(
  context: SeedContext,
  facets: FacetDictionary,
  product: DemoProduct,
  position: number,
): Promise<void> {
  const { trx } = context;
  const slug = slugOf(context, product.slug);
  const { id } = await trx
    .insertInto('products')
    .values({
      slug,
      title: say(context, product.title),
      description: say(context, product.description),
      ...(product.pitch && { pitch: say(context, product.pitch) }),
      ...(product.inTheBox && { in_the_box: say(context, product.inTheBox) }),
      ...(product.care && { care: say(context, product.care) }),
      ...(product.goesWith && { goes_with: product.goesWith }),
      meta: sql`${metaOf(context, product.meta)}::jsonb`,
      position,
      created_at: daysAgo(context, isNew(position) ? 4 : 90),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  context.productIds.set(product.key, id);
  context.slugs.set(`product:${product.key}`, slug);

  await trx
    .insertInto('product_images')
    .values(
      product.images.map((key, index) => ({
        product_id: id,
        image_id: known(context.imageIds, key),
        position: index,
      })),
    )
    .execute();
  await trx
    .insertInto('catalog_products')
    .values(
      product.catalogs.map((key) => ({
        catalog_id: known(context.catalogIds, key),
        product_id: id,
        position,
      })),
    )
    .execute();
  await seedProperties(context, facets, product, id);
  const valueIds = await seedOptions(context, facets, product, id);
  await seedVariations(context, product, id, valueIds);
  await seedReviews(context, product, id);
  await seedQuestions(context, product, id);
}

/** A few of each kind, so that lists show what is new. */
const isNew = (position: number) => position % 9 === 4;

async function seedProperties(
  context: SeedContext,
  facets: FacetDictionary,
  product: DemoProduct,
  id: number,
): Promise<void> {
  if (product.properties.length === 0) return;
  const rows = [];
  for (const [position, { title, value, unit }] of product.properties.entries()) {
    const facetId = await facets.facet('property', say(context, title), unit ? say(context, unit) : null);
    rows.push({ product_id: id, facet_value_id: await facets.value(facetId, say(context, value)), position });
  }
  await context.trx.insertInto('product_properties').values(rows).execute();
}

/** Returns option value ids by `option/value`. */
async function seedOptions(
  context: SeedContext,
  facets: FacetDictionary,
  product: DemoProduct,
  productId: number,
): Promise<Map<string, number>> {
  const valueIds = new Map<string, number>();
  for (const [position, option] of product.options.entries()) {
    const facetId = await facets.facet(
      'option',
      say(context, option.title),
      option.unit ? say(context, option.unit) : null,
    );
    const { id: optionId } = await context.trx
      .insertInto('options')
      .values({ product_id: productId, facet_id: facetId, type: option.type, view: option.view, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, value] of usedValues(product, option).entries()) {
      const { id } = await context.trx
        .insertInto('option_values')
        .values({
          option_id: optionId,
          facet_value_id: await facets.value(facetId, say(context, value.title), value.color ?? null),
          image_id: value.image === undefined ? null : known(context.imageIds, value.image),
          position: index,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      valueIds.set(`${option.key}/${value.key}`, id);
    }
  }
  return valueIds;
}

function usedValues(product: DemoProduct, option: DemoOption): DemoOption['values'] {
  return option.values.filter(({ key }) =>
    product.variations.some((variation) => variation.values[option.key] === key),
  );
}

async function seedVariations(
  context: SeedContext,
  product: DemoProduct,
  productId: number,
  valueIds: Map<string, number>,
): Promise<void> {
  const rows = product.variations.map((variation, position) => ({
    product_id: productId,
    sku: variation.sku,
    title: product.options
      .flatMap((option) => option.values.filter(({ key }) => key === variation.values[option.key]))
      .map(({ title }) => say(context, title))
      .join(', '),
    image_id: variation.image === undefined ? null : known(context.imageIds, variation.image),
    full_price: priceOf(context, variation.price),
    discount_price: variation.discount ? priceOf(context, variation.discount) : null,
    cost: costOf(priceOf(context, variation.price), productId),
    stock: variation.stock,
    is_default: variation.default === true,
    position,
    weight: variation.weight,
    height: variation.height,
    width: variation.width,
    length: variation.length,
  }));
  const inserted = await context.trx.insertInto('variations').values(rows).returning(['id', 'sku']).execute();
  const idBySku = new Map(inserted.map(({ id, sku }) => [sku, id]));
  const links = product.variations.flatMap((variation) =>
    Object.entries(variation.values).map(([option, value]) => ({
      variation_id: known(idBySku, variation.sku),
      option_value_id: known(valueIds, `${option}/${value}`),
    })),
  );
  if (links.length > 0) await context.trx.insertInto('variation_values').values(links).execute();
}

/** A third to a half of the price, so that margins differ. Minor units. */
const costOf = (price: number, productId: number) => Math.round((price * (33 + (productId % 6) * 3)) / 100);

async function seedReviews(context: SeedContext, product: DemoProduct, productId: number): Promise<void> {
  if (product.reviews.length === 0) return;
  const rows = product.reviews.map((review) => ({
    product_id: productId,
    name: say(context, review.name),
    rating: review.rating,
    text: say(context, review.text),
    reply: review.reply ? say(context, review.reply) : null,
    is_purchase: review.isPurchase ?? false,
    status: 'approved',
    created_at: daysAgo(context, review.daysAgo),
    is_sample: true,
  }));
  const inserted = await context.trx.insertInto('reviews').values(rows).returning('id').execute();
  for (const [index, { photos = [] }] of product.reviews.entries()) {
    const reviewId = inserted[index]?.id;
    if (reviewId !== undefined && photos.length > 0) await seedPhotos(context, reviewId, photos);
  }
}

async function seedQuestions(context: SeedContext, product: DemoProduct, productId: number): Promise<void> {
  const { questions = [] } = product;
  if (questions.length === 0) return;
  const rows = questions.map((question) => ({
    product_id: productId,
    name: say(context, question.name),
    text: say(context, question.text),
    reply: say(context, question.reply),
    status: 'approved',
    created_at: daysAgo(context, question.daysAgo),
    is_sample: true,
  }));
  await context.trx.insertInto('product_questions').values(rows).execute();
}

/** Buyers' photos of the demo are its artworks once more, beside the library as what buyers send. */
async function seedPhotos(
  { trx, imageIds }: SeedContext,
  reviewId: number,
  keys: readonly string[],
): Promise<void> {
  for (const [position, key] of keys.entries()) {
    const copy = await trx
      .insertInto('images')
      .columns(['hash', 'ext', 'name', 'mime', 'width', 'height', 'bytes', 'origin'])
      .expression((query) =>
        query
          .selectFrom('images')
          .select(['hash', 'ext', 'name', 'mime', 'width', 'height', 'bytes'])
          .select(({ val }) => val('review').as('origin'))
          .where('id', '=', known(imageIds, key)),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('review_photos')
      .values({ image_id: copy.id, review_id: reviewId, token: null, position })
      .execute();
  }
}

/** The shop's facets and their values, each inserted once. */
class FacetDictionary {
  readonly #context: SeedContext;
  readonly #facets = new Map<string, number>();
  readonly #values = new Map<string, number>();

  constructor(context: SeedContext) {
    this.#context = context;
  }

  async facet(kind: 'property' | 'option', title: string, unit: string | null): Promise<number> {
    const key = `${kind}/${title}`;
    const existing = this.#facets.get(key);
    if (existing !== undefined) return existing;
    const { id } = await this.#context.trx
      .insertInto('facets')
      .values({ kind, title, unit, position: this.#facets.size })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#facets.set(key, id);
    return id;
  }

  async value(facetId: number, value: string, color: string | null = null): Promise<number> {
    const key = `${facetId}/${value}`;
    const existing = this.#values.get(key);
    if (existing !== undefined) return existing;
    const { id } = await this.#context.trx
      .insertInto('facet_values')
      .values({ facet_id: facetId, value, color })
      .returning('id')
      .executeTakeFirstOrThrow();
    this.#values.set(key, id);
    return id;
  }
}
