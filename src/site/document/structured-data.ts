import { shownPrice } from '#domain/price.ts';
import { lastDayBefore, withPromotion, type PromotedPrices } from '#domain/promotions/promoted-price.ts';
import { plainText } from '#domain/text.ts';
import { phoneHref } from '#domain/link-target.ts';
import { itemGroupId, itemId } from '#domain/item-id.ts';
import { productPath } from '#domain/routes.ts';
import { imageUrl, pictureForOthers } from '#domain/image-url.ts';
import type { ArticleCard } from '#domain/schemas/article.schema.ts';
import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';
import type { Breadcrumb } from '#sections/framework/page-context.ts';

import { shippingData } from './delivery-data.ts';

type JsonLd = Record<string, unknown>;

const context = 'https://schema.org';
/** A page that tells of more variations has no room for delivery beside them (decision 33). */
const mostWithDelivery = 6;

/** The shop itself, on every page; a field without a value is left out (requirement 111). */
export function organizationData(
  settings: Settings,
  origin: string,
  logo: Image | null,
  shared: Image | null,
): JsonLd {
  const { common, socials } = settings;
  const phone = phoneHref(common.phones[0] ?? '')?.slice('tel:'.length);
  const [email] = common.emails;
  const { country, region, locality, street, postalCode } = common.address;
  const address = compact({
    addressCountry: country,
    addressRegion: region,
    addressLocality: locality,
    streetAddress: street,
    postalCode,
  });
  return compact({
    '@context': context,
    '@type': 'Organization',
    name: common.sitename,
    url: `${origin}/`,
    logo: logo && origin + logo.uri,
    image: shared && origin + shared.uri,
    email,
    telephone: phone,
    address: Object.keys(address).length > 0 ? { '@type': 'PostalAddress', ...address } : undefined,
    contactPoint: phone
      ? { '@type': 'ContactPoint', telephone: phone, contactType: 'customer service' }
      : undefined,
    hasMerchantReturnPolicy: returnPolicy(settings),
    sameAs: Object.values(socials).filter((url) => /^https?:\/\//.test(url)),
  });
}

/** Where buyers ask for returns on the page of their order, and it is known from which country goods come. */
function returnPolicy({ common, ecommerce }: Settings): JsonLd | undefined {
  const { country } = common.address;
  if (ecommerce.returnDays === 0 || country === '' || common.type === 'services_cart') return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: ecommerce.returnDays,
    returnMethod: `${context}/ReturnByMail`,
  };
}

export function breadcrumbData(breadcrumbs: Breadcrumb[], origin: string, path: string): JsonLd[] {
  if (breadcrumbs.length < 2) return [];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        item: item.uri === null ? origin + path : `${origin}/${item.uri}`,
      })),
    },
  ];
}

interface OfferTerms {
  currency: string;
  /** Without a trailing slash. */
  origin: string;
  promoted: PromotedPrices;
  /** Of the shop, by whose days prices hold. */
  timeZone: string;
  /** False: tax is added to prices. */
  pricesIncludeTax: boolean;
  /** What it costs to have one piece of a variation delivered. */
  delivery?: { variationId: number; estimate: DeliveryEstimate };
}

/** A Product, or a ProductGroup with its variants where the product has options (requirements 312, 313). */
export function productData(product: Product, terms: OfferTerms): JsonLd {
  const { origin } = terms;
  const base = compact({
    name: product.title,
    description: plainText(product.description).slice(0, 5000),
    image: product.images.slice(0, 8).map((image) => origin + imageUrl(image, pictureForOthers)),
    brand: brandOf(product),
    aggregateRating:
      product.reviewCount > 0 && product.rating !== undefined
        ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount }
        : undefined,
  });
  if (product.options.length === 0) {
    const [variation] = product.variations;
    return compact({
      '@context': context,
      '@type': 'Product',
      ...base,
      ...(variation && identifiers(variation)),
      offers: variation && offer(product, variation, terms),
    });
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...base,
    productGroupID: itemGroupId(product.id),
    url: origin + productPath(product.slug),
    variesBy: product.options.map((option) => option.title),
    hasVariant: product.variations.slice(0, 100).map((variation) =>
      compact({
        '@type': 'Product',
        name: nameWithVariant(product.title, variation.title),
        ...identifiers(variation),
        image: pictureOf(product, variation, origin),
        offers: offer(product, variation, terms),
      }),
    ),
  };
}

export function itemListData(items: { path: string; title: string }[], origin: string): JsonLd[] {
  if (items.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + item.path,
        name: item.title,
      })),
    },
  ];
}

export function articleData(article: ArticleCard, settings: Settings, origin: string): JsonLd {
  return compact({
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: article.image
      ? [origin + imageUrl(article.image, { mode: 'outbound', width: 1200, height: 800 })]
      : undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.author ? { '@type': 'Person', name: article.author.name } : undefined,
    publisher: { '@type': 'Organization', name: settings.common.sitename, url: `${origin}/` },
    mainEntityOfPage: origin + article.url,
  });
}

/** One FAQPage object a page however many FAQ sections it has (requirement 204). */
export function faqData(entries: { question: string; answer: string }[]): JsonLd[] {
  if (entries.length === 0) return [];
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** Nothing for what has no price: it is offered on request. */
function offer(product: Product, variation: Variation, terms: OfferTerms): JsonLd | undefined {
  const { currency, origin, promoted, timeZone, pricesIncludeTax, delivery } = terms;
  const price = shownPrice(withPromotion(variation, promoted));
  const { saleEndsAt } = variation;
  const [until] = [
    promoted[variation.id]?.until ?? '',
    saleEndsAt === undefined ? '' : lastDayBefore(new Date(saleEndsAt), timeZone),
  ]
    .filter((day) => day !== '')
    .toSorted();
  if (price <= 0) return undefined;
  const id = product.options.length > 0 ? variation.id : null;
  const tellsDelivery =
    delivery?.variationId === variation.id && product.variations.length <= mostWithDelivery;
  const shipping = tellsDelivery ? shippingData(delivery.estimate, currency) : [];
  const specify = (amount: number, more: JsonLd) => ({
    '@type': 'UnitPriceSpecification',
    ...more,
    price: amount.toFixed(2),
    priceCurrency: currency,
  });
  const taxTold = pricesIncludeTax ? {} : { valueAddedTaxIncluded: false };
  const specifications = [
    ...(pricesIncludeTax ? [] : [specify(price, taxTold)]),
    ...(variation.fullPrice > price
      ? [specify(variation.fullPrice, { priceType: `${context}/StrikethroughPrice`, ...taxTold })]
      : []),
  ];
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: currency,
    ...(until && { priceValidUntil: until }),
    ...(specifications.length > 0 && {
      priceSpecification: specifications.length === 1 ? specifications[0] : specifications,
    }),
    availability: `${context}/${variation.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${context}/NewCondition`,
    url: origin + productPath(product.slug, id),
    ...(shipping.length > 0 && { shippingDetails: shipping }),
  };
}

/** The variation's own picture, else the product's first. */
function pictureOf({ images }: Product, { imageId }: Variation, origin: string): string | undefined {
  const image = images.find(({ id }) => id === imageId) ?? images[0];
  return image && origin + imageUrl(image, pictureForOthers);
}

/** `productID` is what feeds and trackers call it, `sku` what the shop does, and `gtin` what everybody does. */
function identifiers({ id, sku, gtin }: Variation): JsonLd {
  return { productID: itemId(id), sku: sku || itemId(id), ...(gtin !== undefined && { gtin }) };
}

function brandOf(product: Product): JsonLd | undefined {
  const brand = product.optionsTextValue.find(({ title }) =>
    /^(brand|бренд|artist|художник|мастер|maker)$/i.test(title),
  );
  return brand && { '@type': 'Brand', name: brand.value };
}

function compact(data: JsonLd): JsonLd {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}
