import { glazes, type GlazeKey } from '../glazes.ts';
import { reducePrice, toPrice } from '../price.ts';
import { describeProperty, describeYear, type ValueOf } from '../properties.ts';
import { demoQuestions } from '../questions.ts';
import { countStock, type StockPattern } from '../stock.ts';
import type {
  DemoMeta,
  DemoOption,
  DemoProduct,
  DemoReview,
  DemoSlug,
  DemoVariation,
  Localized,
} from '../types.ts';
import { careInShort, careNotes, type CareKey } from './care-notes.ts';

/** What a potter writes about a piece; glazes and volumes unfold into variations. */
export interface PotSpec {
  number: number;
  slug: DemoSlug;
  title: Localized;
  /** HTML paragraphs; the care note closes them. */
  story: Localized;
  care: CareKey;
  goesWith?: string;
  artist: ValueOf<'artist'>;
  technique: ValueOf<'technique'>;
  material: ValueOf<'material'>;
  /** Left out when the glaze is a choice. */
  color?: ValueOf<'color'>;
  year: number;
  dishwasher?: ValueOf<'dishwasher'>;
  catalogs: string[];
  /** The first is the one in the main picture. */
  glazes?: GlazeKey[];
  volumes?: { milliliters: number; surcharge: number }[];
  /** Dollars for the first glaze and the smallest volume. */
  price: number;
  /** Glazes that cost more: the kiln spoils more of them. */
  glazeSurcharge?: Partial<Record<GlazeKey, number>>;
  stock: StockPattern;
  discountPercent?: number;
  discountGlazes?: GlazeKey[];
  /** Packed: kg and cm. */
  parcel: { weight: number; length: number; width: number; height: number };
  meta?: DemoMeta;
}

type Volume = NonNullable<PotSpec['volumes']>[number];

/** A product from what its potter wrote. */
export function buildPot(spec: PotSpec, reviews: DemoReview[]): DemoProduct {
  const key = nameKey(spec);
  const care = careNotes[spec.care];
  const inShort = careInShort[spec.care];
  return {
    key,
    slug: spec.slug,
    title: spec.title,
    description: {
      en: spec.story.en + care.en,
      ru: spec.story.ru + care.ru,
      ar: `${spec.story.ar}${care.ar}`,
    },
    pitch: inShort.pitch,
    inTheBox: inShort.box,
    care: inShort.care,
    ...(spec.goesWith !== undefined && { goesWith: spec.goesWith }),
    catalogs: spec.catalogs,
    images: listImages(spec),
    options: [
      ...(spec.glazes ? [buildGlazeOption(spec.glazes)] : []),
      ...(spec.volumes ? [buildVolumeOption(spec.volumes)] : []),
    ],
    variations: buildVariations(spec),
    properties: [
      describeProperty('artist', spec.artist),
      describeProperty('technique', spec.technique),
      describeProperty('material', spec.material),
      ...(spec.color ? [describeProperty('color', spec.color)] : []),
      describeYear(spec.year),
      ...(spec.dishwasher ? [describeProperty('dishwasher', spec.dishwasher)] : []),
    ],
    reviews,
    questions: demoQuestions[key] ?? [],
    ...(spec.meta && { meta: spec.meta }),
  };
}

/** The piece, at home, its rim, its other glazes, the potter's mark, and how it travels. */
function listImages(spec: PotSpec): string[] {
  const key = nameKey(spec);
  const [first, ...others] = spec.glazes ?? [undefined];
  return [
    nameImage(spec, first),
    `${key}-home`,
    `${key}-rim`,
    ...others.map((glaze) => nameImage(spec, glaze)),
    `foot-${spec.artist}-${spec.material === 'redClay' ? 'red-clay' : spec.material}`,
    'packing-pot',
  ];
}

function buildGlazeOption(keys: GlazeKey[]): DemoOption {
  return {
    key: 'glaze',
    title: { en: 'Glaze', ru: 'Глазурь', ar: 'الطلاء' },
    type: 'color',
    view: 'color',
    values: keys.map((key) => ({ key, ...glazes[key] })),
  };
}

function buildVolumeOption(volumes: Volume[]): DemoOption {
  return {
    key: 'volume',
    title: { en: 'Volume', ru: 'Объём', ar: 'السعة' },
    type: 'string',
    view: 'button',
    unit: { en: 'ml', ru: 'мл', ar: 'مل' },
    values: volumes.map(({ milliliters }) => {
      const title = String(milliliters);
      return { key: title, title: { en: title, ru: title, ar: title } };
    }),
  };
}

function buildVariations(spec: PotSpec): DemoVariation[] {
  const offeredGlazes: (GlazeKey | undefined)[] = spec.glazes ?? [undefined];
  const offeredVolumes: (Volume | undefined)[] = spec.volumes ?? [undefined];
  return offeredGlazes
    .flatMap((glaze) => offeredVolumes.map((volume) => ({ glaze, volume })))
    .map(({ glaze, volume }, index) => buildVariation(spec, glaze, volume, index));
}

function buildVariation(
  spec: PotSpec,
  glaze: GlazeKey | undefined,
  volume: Volume | undefined,
  index: number,
): DemoVariation {
  const surcharge = (glaze && spec.glazeSurcharge?.[glaze]) ?? 0;
  const dollars = spec.price + surcharge + (volume?.surcharge ?? 0);
  const isReduced = spec.discountPercent && (!glaze || (spec.discountGlazes ?? [glaze]).includes(glaze));
  const sku = [`TC-${nameKey(spec).replace('pot-', 'C')}`];
  if (glaze) sku.push(glaze.slice(0, 3).toUpperCase());
  if (volume) sku.push(String(volume.milliliters));
  return {
    values: { ...(glaze && { glaze }), ...(volume && { volume: String(volume.milliliters) }) },
    sku: sku.join('-'),
    price: toPrice(dollars),
    ...(isReduced && { discount: reducePrice(dollars, spec.discountPercent ?? 0) }),
    stock: countStock(spec.stock, index),
    ...(glaze && { image: nameImage(spec, glaze) }),
    ...(index === 0 && { default: true as const }),
    ...spec.parcel,
  };
}

/** The main picture shows the first glaze; the others have pictures of their own. */
function nameImage(spec: PotSpec, glaze: GlazeKey | undefined): string {
  const key = nameKey(spec);
  return glaze && glaze !== spec.glazes?.[0] ? `${key}-${glaze}` : key;
}

/** The product's key, also the key its reviews and artwork go by. */
export function nameKey(spec: Pick<PotSpec, 'number'>): string {
  return `pot-${String(spec.number).padStart(2, '0')}`;
}
