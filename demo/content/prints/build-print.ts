import { cataloguePrints } from '../../art/print-catalogue.ts';
import { reducePrice, toPrice } from '../price.ts';
import { describePaperWeight, describeProperty, describeYear, type ValueOf } from '../properties.ts';
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
import { editions, type EditionKey } from './editions.ts';

/** What an author writes about a print; the rest follows from the edition and the size. */
export interface PrintSpec {
  number: number;
  slug: DemoSlug;
  title: Localized;
  /** HTML paragraphs; the edition adds how it is made and what arrives. */
  story: Localized;
  edition: EditionKey;
  artist: ValueOf<'artist'>;
  color: ValueOf<'color'>;
  year: number;
  catalogs: string[];
  offers: 'size-frame' | 'size' | 'single';
  /** Dollars for the smallest size without a frame. */
  from: number;
  stock: StockPattern;
  discountPercent?: number;
  /** Sizes the discount is limited to. */
  discountSizes?: SizeKey[];
  /** Combinations that are not made, as `70x100/white`. */
  without?: string[];
  meta?: DemoMeta;
}

type SizeKey = '30x40' | '50x70' | '70x100';
type FrameKey = 'none' | 'oak' | 'black' | 'white';
interface Parcel {
  weight: number;
  length: number;
  width: number;
  height: number;
}

const sizes: Record<SizeKey, { title: string; factor: number; flat: Parcel; framed: Parcel }> = {
  '30x40': {
    title: '30×40',
    factor: 1,
    flat: { weight: 0.3, length: 45, width: 35, height: 2 },
    framed: { weight: 1.8, length: 46, width: 36, height: 6 },
  },
  '50x70': {
    title: '50×70',
    factor: 1.65,
    flat: { weight: 0.6, length: 75, width: 10, height: 10 },
    framed: { weight: 3.9, length: 78, width: 58, height: 7 },
  },
  '70x100': {
    title: '70×100',
    factor: 2.5,
    flat: { weight: 0.9, length: 105, width: 12, height: 12 },
    framed: { weight: 7.2, length: 108, width: 78, height: 8 },
  },
};

/** A frame's color is that of its moulding. */
const frames: Record<FrameKey, { title: Localized; color?: string; surcharge: Record<SizeKey, number> }> = {
  none: {
    title: { en: 'No frame', ru: 'Без рамы', ar: 'بلا إطار' },
    surcharge: { '30x40': 0, '50x70': 0, '70x100': 0 },
  },
  oak: {
    title: { en: 'Oak', ru: 'Дуб', ar: 'بلوط' },
    color: '#c79a5f',
    surcharge: { '30x40': 62, '50x70': 98, '70x100': 158 },
  },
  black: {
    title: { en: 'Black', ru: 'Чёрная', ar: 'أسود' },
    color: '#2b2a29',
    surcharge: { '30x40': 52, '50x70': 84, '70x100': 136 },
  },
  white: {
    title: { en: 'White', ru: 'Белая', ar: 'أبيض' },
    color: '#f4f1ea',
    surcharge: { '30x40': 52, '50x70': 84, '70x100': 136 },
  },
};

const sizeKeys = Object.keys(sizes) as SizeKey[];
const frameKeys = Object.keys(frames) as FrameKey[];

const sizeOption: DemoOption = {
  key: 'size',
  title: { en: 'Size', ru: 'Размер', ar: 'المقاس' },
  type: 'string',
  view: 'button',
  unit: { en: 'cm', ru: 'см', ar: 'سم' },
  values: sizeKeys.map((key) => ({
    key,
    title: { en: sizes[key].title, ru: sizes[key].title, ar: sizes[key].title },
  })),
};

const frameOption: DemoOption = {
  key: 'frame',
  title: { en: 'Frame', ru: 'Рама', ar: 'الإطار' },
  type: 'color',
  view: 'color',
  values: frameKeys.map((key) => {
    const { title, color } = frames[key];
    return { key, title, ...(color !== undefined && { color }) };
  }),
};

const offeredOptions: Record<PrintSpec['offers'], DemoOption[]> = {
  'size-frame': [sizeOption, frameOption],
  size: [sizeOption],
  single: [],
};

const offeredFrames: Record<PrintSpec['offers'], FrameKey[]> = {
  'size-frame': frameKeys,
  size: ['none'],
  single: ['none'],
};

/** A single print is the middle size, and its price is the price of that sheet. */
const offeredSizes: Record<PrintSpec['offers'], SizeKey[]> = {
  'size-frame': sizeKeys,
  size: sizeKeys,
  single: ['50x70'],
};

/** A product from what its author wrote. */
export function buildPrint(spec: PrintSpec, reviews: DemoReview[]): DemoProduct {
  const key = nameKey(spec);
  const edition = editions[spec.edition];
  return {
    key,
    slug: spec.slug,
    title: spec.title,
    description: {
      en: spec.story.en + edition.about.en,
      ru: spec.story.ru + edition.about.ru,
      ar: `${spec.story.ar}${edition.about.ar}`,
    },
    pitch: edition.pitch,
    inTheBox: edition.inTheBox,
    care: edition.care,
    catalogs: spec.catalogs,
    images: listImages(spec),
    options: offeredOptions[spec.offers],
    variations: buildVariations(spec),
    properties: [
      describeProperty('artist', spec.artist),
      describeProperty('technique', edition.technique),
      describeProperty('paper', edition.paper),
      describePaperWeight(edition.grams),
      describeProperty('color', spec.color),
      describeYear(spec.year),
    ],
    reviews,
    questions: demoQuestions[key] ?? [],
    ...(spec.meta && { meta: spec.meta }),
  };
}

function buildVariations(spec: PrintSpec): DemoVariation[] {
  const pictured = picturedFrame(spec);
  // What the first picture shows is what the page opens with.
  const ordered = offeredFrames[spec.offers].toSorted(
    (a, b) => Number(b === pictured) - Number(a === pictured),
  );
  return offeredSizes[spec.offers]
    .flatMap((size) => ordered.map((frame) => ({ size, frame })))
    .filter(({ size, frame }) => !spec.without?.includes(`${size}/${frame}`))
    .map(({ size, frame }, index) => buildVariation(spec, size, frame, index));
}

function buildVariation(spec: PrintSpec, size: SizeKey, frame: FrameKey, index: number): DemoVariation {
  const factor = spec.offers === 'single' ? 1 : sizes[size].factor;
  const dollars = spec.from * factor + frames[frame].surcharge[size];
  const isReduced = spec.discountPercent && (spec.discountSizes ?? sizeKeys).includes(size);
  const sku = [`TC-${nameKey(spec).replace('print-', 'P')}`];
  if (spec.offers !== 'single') sku.push(size.replace('x', ''));
  if (spec.offers === 'size-frame') sku.push(frame.slice(0, 3).toUpperCase());
  return {
    values: {
      ...(spec.offers !== 'single' && { size }),
      ...(spec.offers === 'size-frame' && { frame }),
    },
    sku: sku.join('-'),
    price: toPrice(dollars),
    ...(isReduced && { discount: reducePrice(dollars, spec.discountPercent ?? 0) }),
    stock: countStock(spec.stock, index),
    ...(spec.offers === 'size-frame' && pictureIn(spec, frame)),
    ...(index === 0 && { default: true as const }),
    ...(frame === 'none' ? sizes[size].flat : sizes[size].framed),
  };
}

/** The frame in which the print's first picture shows it. */
function picturedFrame(spec: PrintSpec): FrameKey | undefined {
  return cataloguePrints.find(({ key }) => key === nameKey(spec))?.frame;
}

/** The print framed and at home, its sheet, a corner that bears something, how large it is, and what is behind it and around it. */
function listImages(spec: PrintSpec): string[] {
  const key = nameKey(spec);
  const frame = picturedFrame(spec);
  return [
    key,
    `${key}-room`,
    `${key}-detail`,
    ...(spec.edition === 'giclee' ? [] : [`${key}-corner`]),
    `${key}-sizes`,
    ...(spec.offers === 'size-frame' && frame && frame !== 'none' ? [`frame-back-${frame}`] : []),
    // Risographs go in a sleeve and linocuts on a board.
    ...(spec.edition === 'giclee' || spec.edition === 'screen' ? ['packing-print'] : []),
  ];
}

/** There are pictures of the print in one frame and of the bare sheet. */
function pictureIn(spec: PrintSpec, frame: FrameKey): { image?: string } {
  const key = nameKey(spec);
  if (frame === 'none') return { image: `${key}-detail` };
  return frame === picturedFrame(spec) ? { image: key } : {};
}

/** The product's key, also the key its reviews and artwork go by. */
export function nameKey(spec: Pick<PrintSpec, 'number'>): string {
  return `print-${String(spec.number).padStart(2, '0')}`;
}
