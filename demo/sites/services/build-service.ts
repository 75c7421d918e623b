import { toPrice } from '../../content/price.ts';
import type {
  DemoMeta,
  DemoOption,
  DemoProduct,
  DemoProperty,
  DemoReview,
  Localized,
} from '../../content/types.ts';

/** What is written about a service; the rest follows. */
interface ServiceSpec {
  key: string;
  slug: string;
  title: Localized;
  /** HTML. */
  description: Localized;
  catalog: string;
  image: string;
  /** Dollars, where there is nothing to choose. */
  price?: number;
  /** What is chosen, with the price of each in dollars. */
  choice?: {
    title: Localized;
    key: DemoOption['key'];
    values: { key: string; title: Localized; price: number }[];
  };
  /** Places that are left; without it as many as are asked for. */
  places?: number;
  facts: [title: Localized, value: Localized][];
  reviews?: DemoReview[];
  meta?: DemoMeta;
}

/** A service as a product: it weighs nothing and fits into no parcel. */
export function buildService(spec: ServiceSpec, number: number): DemoProduct {
  const sku = `MN-${String(number).padStart(2, '0')}`;
  const nothing = { weight: 0, length: 0, width: 0, height: 0 };
  const { choice } = spec;
  return {
    key: spec.key,
    slug: spec.slug,
    title: spec.title,
    description: spec.description,
    catalogs: [spec.catalog],
    images: [spec.image],
    options: choice
      ? [
          {
            key: choice.key,
            title: choice.title,
            type: 'string',
            view: 'button',
            values: choice.values.map(({ key, title }) => ({ key, title })),
          },
        ]
      : [],
    variations: choice
      ? choice.values.map(({ key, price }, index) => ({
          values: { [choice.key]: key },
          sku: `${sku}-${index + 1}`,
          price: toPrice(price),
          stock: spec.places ?? null,
          ...(index === 0 ? { default: true as const } : {}),
          ...nothing,
        }))
      : [
          {
            values: {},
            sku,
            price: toPrice(spec.price ?? 0),
            stock: spec.places ?? null,
            default: true,
            ...nothing,
          },
        ],
    properties: spec.facts.map(([title, value]): DemoProperty => ({ title, value })),
    reviews: spec.reviews ?? [],
    ...(spec.meta ? { meta: spec.meta } : {}),
  };
}
