import { notFound } from '#domain/errors.ts';
import { defaultLimits } from '#domain/limits.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { priceRange } from '#domain/price.ts';
import { toPromotedPrices, withPromotion } from '#domain/promotions/promoted-price.ts';
import { paths, productPath } from '#domain/routes.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { chooseInitialVariation } from '#domain/variation-choice.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Tag } from '#platform/cache/tags.ts';
import type { Breadcrumb, PageContext } from '#sections/framework/page-context.ts';

import { productData } from '../document/structured-data.ts';
import type { PageModel } from '../page-model.ts';
import { filmedProductBlock, productBlock } from '../product/product-block.tsx';
import { metaTexts } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';

/** Of fewer reviews the list itself is shorter than what would sort it. */
const fewestCounted = 3;

/** /products/{slug}?variation={id} */
export async function loadProductPage(request: PageRequest, slug: string): Promise<PageModel> {
  const { services, settings } = request;
  const found = await services.products.findWithSimilar(slug, defaultLimits.similarProducts);
  if (!found) throw notFound('product');
  const { product, similar } = found;
  const variation = chooseInitialVariation(product.variations, requestedVariation(request.query));
  if (!variation) throw notFound('product');
  const page = defaultLimits.reviews;
  // Nothing of a service is sent, nor of files.
  const isDelivered =
    settings.ecommerce.deliveryEstimate &&
    settings.common.type !== 'services_cart' &&
    product.fulfilment === undefined;
  const { productReviewsEnabled, productReviews, productQuestions, goesWith } = settings.ecommerce;
  const [
    pricing,
    reviews,
    starCounts,
    questions,
    breadcrumbs,
    delivery,
    { companions, tags: companionTags },
  ] = await Promise.all([
    services.promotedPrices.readNow(product),
    productReviewsEnabled ? services.reviews.listByProduct(product.id, { offset: 0, limit: page + 1 }) : [],
    productReviewsEnabled && productReviews.breakdown && product.reviewCount >= fewestCounted
      ? services.reviews.countStars(product.id)
      : undefined,
    productQuestions ? services.questions.listByProduct(product.id) : undefined,
    productTrail(request, product),
    isDelivered ? services.delivery.estimate(product, variation) : undefined,
    goesWith.page
      ? services.products.listCompanions(product.id, {
          limit: defaultLimits.companions,
          bought: goesWith.bought,
        })
      : { companions: [], tags: [] },
  ]);
  const { currency, priceFormatSeparator: separator } = settings.ecommerce;
  const timeZone = shopTimeZone(settings.common);
  const promoted = toPromotedPrices(pricing.prices, timeZone);
  const shown = priceRange(product.variations.map((own) => withPromotion(own, promoted)))?.price ?? 0;
  // Without a price it is sold on request: nothing says "0".
  const price = shown > 0 ? formatPrice(toMinor(shown), { currency, separator }) : '';
  const { pricesIncludeTax } = await services.taxes.readRules();
  const told = delivery && { delivery: { variationId: variation.id, estimate: delivery } };
  const offer = { currency, origin: request.origin, promoted, timeZone, pricesIncludeTax, ...told };
  const texts = metaTexts(
    'product',
    { product_name: product.title, price: price.replace(/[^\d.,\s\u00a0]/g, '').trim(), currency },
    product.meta,
    settings,
  );
  const context: PageContext = {
    kind: 'product',
    layout: 'product-page',
    path: request.path,
    title: product.title,
    h1: texts.h1,
    breadcrumbs,
    product: {
      product,
      variationId: variation.id,
      promoted,
      ...(delivery && { delivery }),
      companions,
      similar: similar.filter(({ id }) => companions.every((companion) => companion.id !== id)),
      reviews: reviews.slice(0, page),
      hasMoreReviews: reviews.length > page,
      ...(starCounts && { starCounts }),
      ...(questions && { questions }),
    },
  };
  return {
    status: 200,
    context,
    sections: [],
    images: new Map(),
    main: product.films?.length ? filmedProductBlock : productBlock,
    head: {
      title: texts.title,
      description: texts.description,
      canonical: productPath(product.slug),
      robots: '',
      openGraph: {
        type: 'product',
        image: product.imagePreview,
        properties:
          shown > 0 ? { 'product:price:amount': String(shown), 'product:price:currency': currency } : {},
      },
      structuredData: [productData(product, offer)],
    },
    tags: pageTags(product, similar, [...(isDelivered ? (['delivery'] as const) : []), ...companionTags]),
    cacheable: true,
    expiresAt: pricing.changesAt,
  };
}

/** What changes the page when it changes. */
function pageTags({ id }: Product, similar: readonly Product[], others: readonly Tag[]): Tag[] {
  return [
    `product:${id}`,
    'products',
    'catalogs',
    'promotion-terms',
    `reviews:${id}`,
    ...others,
    ...similar.map((one) => `product:${one.id}` as const),
  ];
}

function requestedVariation(query: URLSearchParams): number | undefined {
  const id = Number(query.get('variation'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Home, the chain of the product's first catalog, the product (requirement 135). */
async function productTrail(request: PageRequest, product: Product): Promise<Breadcrumb[]> {
  const [first] = product.catalogs;
  const chain = first ? [...(await request.services.catalogs.ancestors(first.id)), first] : [];
  return [
    { title: request.t('breadcrumbs.home'), uri: '' },
    ...chain.map(({ title, slug }) => ({
      title,
      uri: `${paths.catalogs.slice(1)}/${encodeURIComponent(slug)}`,
    })),
    { title: product.title, uri: null },
  ];
}
