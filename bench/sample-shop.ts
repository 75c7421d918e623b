import { randomInt, randomUUID } from 'node:crypto';

import type { CatalogListing, CatalogSummary } from '../src/domain/schemas/catalog.schema.ts';
import type { Location } from '../src/domain/schemas/delivery.schema.ts';
import type { Product } from '../src/domain/schemas/product.schema.ts';

/** Slugs of a few hundred products, so that no single one is asked over and over. */
export async function pickProducts(origin: string): Promise<string[]> {
  return (await sampleProducts(origin)).map(({ slug }) => encodeURIComponent(slug));
}

/** Words that visitors would search for: those of product titles. */
export async function pickWords(origin: string): Promise<string[]> {
  const titles = (await sampleProducts(origin)).map(({ title }) => title);
  return [...new Set(titles.flatMap((title) => title.split(/[^\p{L}]+/u)))].filter((word) => word.length > 2);
}

async function sampleProducts(origin: string): Promise<Product[]> {
  const products: Product[] = [];
  const { slug } = await largestCatalog(origin);
  for (let page = 1; page <= 20; page++) {
    const listing = await read<CatalogListing>(`${origin}/api/catalogs/v3/${slug}?page=${page}`);
    products.push(...listing.products);
    if (page >= listing.pageCount) break;
  }
  return products;
}

/** Variation ids, one for each single piece: no more of a variation than there are of it, in random order. */
async function pickUnits(origin: string, mostOfEach = 100): Promise<number[]> {
  const variations = (await sampleProducts(origin)).flatMap((product) => product.variations);
  const units = variations
    .filter(({ fullPrice }) => fullPrice > 0)
    .flatMap(({ id, stock }) => Array.from({ length: Math.min(stock ?? mostOfEach, mostOfEach) }, () => id));
  return units
    .map((unit) => ({ unit, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ unit }) => unit);
}

/** Gives one more piece to buy each time. Throws when the shop is sold out. */
export async function createPicker(origin: string): Promise<() => { variationId: number; quantity: number }> {
  const units = await pickUnits(origin);
  return () => {
    const variationId = units.pop();
    if (variationId === undefined) throw new Error('The shop is sold out');
    return { variationId, quantity: 1 };
  };
}

/** Code of a pickup location that takes any order. */
export async function pickPickup(origin: string): Promise<string> {
  const locations = await read<Location[]>(`${origin}/api/locations`);
  const place = locations.find(
    ({ minAmount, maxAmount, maxWeight }) => !minAmount && !maxAmount && !maxWeight,
  );
  if (!place) throw new Error('The shop has no pickup location without limits');
  return place.code;
}

/** What a new guest orders by: the shop bounds what one buyer orders. */
export function writeGuestOrder(
  locationCode: string,
  items: readonly { variationId: number; quantity: number }[],
): object {
  return {
    firstName: 'Bench',
    phone: `+7495${randomInt(1e6, 1e7)}`,
    email: `${randomUUID()}@shop.example`,
    deliveryType: 'pickup',
    locationCode,
    paymentMethod: 'cash',
    consent: true,
    items,
  };
}

/** A catalog with one property and one price filter set, as a page and as an API call. */
export async function pickListing(origin: string): Promise<{ page: string; api: string }> {
  const catalog = await largestCatalog(origin);
  const [property] = catalog.filter.properties;
  const value = property?.values.find(({ count }) => count > 0);
  if (!property || !value) throw new Error('The shop has nothing to filter by');
  const query = new URLSearchParams({
    [`filter[properties][${property.title}][${value.value}]`]: '1',
    'filter[minPrice]': String(Math.ceil(catalog.filter.price.min)),
    'filter[maxPrice]': String(Math.floor((catalog.filter.price.min + catalog.filter.price.max) / 2)),
  });
  return { page: `/catalogs/${catalog.slug}?${query}`, api: `/api/catalogs/v3/${catalog.slug}?${query}` };
}

async function largestCatalog(origin: string): Promise<CatalogListing> {
  const sitemap = await (await fetch(`${origin}/catalogs`)).text();
  const slugs = [
    ...new Set([...sitemap.matchAll(/href="\/catalogs\/([^"/?#]+)"/g)].map(([, slug = '']) => slug)),
  ];
  let largest: CatalogListing | undefined;
  for (const slug of slugs) {
    const listing = await read<CatalogListing>(`${origin}/api/catalogs/v3/${slug}`);
    if (!largest || listing.productCount > largest.productCount) largest = listing;
  }
  if (!largest) throw new Error('The shop has no catalogs');
  return largest;
}

async function read<T extends CatalogSummary | Location[]>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
