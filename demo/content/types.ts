/** The shapes of the demo shop's content. A site speaks one language; what it lacks in Arabic is said in English. */
export interface PerLanguage<T> {
  en: T;
  ru: T;
  ar?: T;
}

export type Localized = PerLanguage<string>;

/** A latin slug shared by both languages, or one slug per language. */
export type DemoSlug = string | Localized;

/** Minor units: cents, kopecks and fils. */
export interface DemoPrice {
  usd: number;
  rub: number;
  aed: number;
}

export interface DemoMeta {
  title?: Localized;
  description?: Localized;
}

export interface DemoOptionValue {
  key: string;
  title: Localized;
  /** Hex, for `view: 'color'`. */
  color?: string;
  /** Artwork key, for `view: 'image'`. */
  image?: string;
}

export interface DemoOption {
  key: 'size' | 'frame' | 'glaze' | 'volume' | 'amount';
  title: Localized;
  type: 'string' | 'color' | 'image';
  view: 'select' | 'button' | 'color' | 'image';
  unit?: Localized;
  values: DemoOptionValue[];
}

export interface DemoVariation {
  /** Option key to value key; empty for a product without options. */
  values: Partial<Record<DemoOption['key'], string>>;
  sku: string;
  price: DemoPrice;
  /** The reduced price itself, not the amount taken off. */
  discount?: DemoPrice;
  /** Pieces left; null means unlimited. */
  stock: number | null;
  /** Artwork key, one of the product's images. */
  image?: string;
  default?: true;
  /** Packed weight, kg. */
  weight: number;
  /** Packed size, cm. */
  length: number;
  width: number;
  height: number;
}

export interface DemoProperty {
  title: Localized;
  value: Localized;
  unit?: Localized;
}

export interface DemoReview {
  name: Localized;
  rating: 1 | 2 | 3 | 4 | 5;
  text: Localized;
  daysAgo: number;
  reply?: Localized;
  /** Said of who bought it here. */
  isPurchase?: true;
  /** Artwork keys of what its author took pictures of. */
  photos?: string[];
}

/** Of a visitor about a product, answered. */
export interface DemoProductQuestion {
  name: Localized;
  text: Localized;
  reply: Localized;
  daysAgo: number;
}

export interface DemoProduct {
  key: string;
  slug: DemoSlug;
  title: Localized;
  /** HTML: p, ul, li, h3, strong. */
  description: Localized;
  pitch?: Localized;
  /** Plain text, a line a thing; so is `care`. */
  inTheBox?: Localized;
  care?: Localized;
  /** Addresses that are the same in every language, with commas between. */
  goesWith?: string;
  /** Catalog keys, the most specific first. */
  catalogs: string[];
  /** Artwork keys in gallery order. */
  images: string[];
  options: DemoOption[];
  variations: DemoVariation[];
  properties: DemoProperty[];
  reviews: DemoReview[];
  questions?: DemoProductQuestion[];
  meta?: DemoMeta;
}

export interface DemoCatalog {
  key: string;
  parent?: string;
  slug: string;
  title: Localized;
  /** HTML above the product list. */
  description: Localized;
  /** HTML below the product list. */
  seoText?: Localized;
  cover: string;
  sortCriteria: 'custom' | 'title' | 'price_asc' | 'price_desc';
  meta: DemoMeta;
}

export interface DemoAuthor {
  key: string;
  name: Localized;
  text: Localized;
  image: string;
  links: { title: Localized; url: string }[];
}

export interface DemoTag {
  key: string;
  slug: string;
  title: Localized;
}

export interface DemoCategory {
  key: string;
  slug: string;
  title: Localized;
  description: Localized;
  meta: DemoMeta;
}

interface DemoReply {
  name: Localized;
  text: Localized;
  daysAgo: number;
}

interface DemoComment extends DemoReply {
  replies?: DemoReply[];
}

export interface DemoArticle {
  key: string;
  category: string;
  slug: string;
  title: Localized;
  excerpt: Localized;
  cover: string;
  author: string;
  tags: string[];
  publishedDaysAgo: number;
  /** HTML: p, h2, h3, ul, ol, li, strong, em, blockquote, a. */
  body: Localized;
  comments: DemoComment[];
  meta?: DemoMeta;
}

export interface DemoPage {
  key: string;
  slug: string;
  title: Localized;
  blocks: { heading?: Localized; html: Localized }[];
  meta: DemoMeta;
}

export interface DemoQuestion {
  question: Localized;
  /** HTML. */
  answer: Localized;
}

export type DemoLink =
  | { type: 'homepage' }
  | { type: 'catalog' | 'product' | 'page' | 'category' | 'article'; key: string }
  | { type: 'external'; url: string };

interface DemoButton {
  text: Localized;
  link: DemoLink;
}

interface DemoSlide {
  tag: Localized;
  heading: Localized;
  text: Localized;
  button: DemoButton;
}

export interface DemoHome {
  meta: DemoMeta;
  hero: DemoSlide;
  banner: DemoSlide;
  /** `key` names the icon: `benefit-<key>`. */
  benefits: { items: { key: string; title: Localized; text: Localized }[] };
  studio: { heading: Localized; html: Localized; button: DemoButton };
  categories: { heading: Localized };
  productWidgets: { key: string; heading: Localized; catalog: string; button: DemoButton }[];
  media: { heading: Localized; button: DemoButton };
  testimonials: {
    heading: Localized;
    items: { name: Localized; role: Localized; text: Localized; rating: DemoReview['rating'] }[];
  };
}

interface DemoAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string;
  locality: string;
  street: string;
  postalCode: string;
}

type SeoSubject = 'product' | 'catalog' | 'page' | 'category' | 'article';

export interface DemoSettings {
  common: {
    sitename: Localized;
    description: Localized;
    phones: PerLanguage<string[]>;
    emails: PerLanguage<string[]>;
    whatsapps: PerLanguage<string[]>;
    whatsappMessage: Localized;
    address: PerLanguage<DemoAddress>;
    telegram: Localized;
    workTime: Localized;
    mapUrl: Localized;
  };
  socials: Partial<
    Record<
      'facebook' | 'instagram' | 'linkedIn' | 'twitter' | 'medium' | 'telegram' | 'tiktok' | 'vk',
      Localized
    >
  >;
  /** HTML in `text`. */
  footer: { text: Localized; copyright: Localized };
  header: {
    customText: Localized;
    button: DemoButton;
    /** The bar above the header; three lines at most. */
    announcement: { text: Localized; link: string }[];
  };
  modals: { cookieText: Localized };
  ecommerce: {
    currency: PerLanguage<'USD' | 'RUB' | 'AED'>;
    priceFormatSeparator: PerLanguage<'comma' | 'space'>;
    /** HTML. */
    shippingPolicy: Localized;
    /** HTML. */
    refundPolicy: Localized;
    checkoutFormMessage: Localized;
    checkoutOrderMessage: Localized;
    /** HTML. */
    checkoutPolicyText: Localized;
    leadsPopupTitle: Localized;
    /** HTML. */
    leadsPopupPolicyText: Localized;
    /** What stands beside the button that buys. */
    bylineProperty: Localized;
    returnsNote: Localized;
    paymentMarks: PerLanguage<string[]>;
    /** HTML in `text`. */
    sizeGuide: { option: Localized; text: Localized };
    fastOrderText: Localized;
    enquiryModalCustomField: Localized;
  };
  seo: Record<SeoSubject, { h1: Localized; title: Localized; description: Localized }>;
}

export interface DemoMenuEntry {
  title: Localized;
  /** Absent for a heading that only groups its children. */
  link?: DemoLink;
  children?: DemoMenuEntry[];
}

export interface DemoMenus {
  info: DemoMenuEntry[];
  main: DemoMenuEntry[];
  /** Four headings, one a column. */
  footer: DemoMenuEntry[];
}

type ShippingSpeed = `day_${1 | 2 | 3 | 4 | 5 | 6}` | `week_${1 | 2 | 3}` | 'month_1';

/** An absent limit does not bind. */
export interface DemoShippingLimits {
  minAmount?: DemoPrice;
  maxAmount?: DemoPrice;
  /** kg */
  minWeight?: number;
  /** kg */
  maxWeight?: number;
}

export interface DemoPickupLocation extends DemoShippingLimits {
  code: string;
  enabled: boolean;
  title: Localized;
  address: Localized;
  phone: Localized;
  workTime: Localized;
  coordinates: PerLanguage<{ latitude: number; longitude: number }>;
  price: DemoPrice;
  shippingSpeed: ShippingSpeed;
}

/** Where a zone applies: countries by ISO code, narrowed to their zone codes when given; no countries is everywhere. */
interface DemoShippingPlaces {
  countries: string[];
  regions: string[];
  localities: string[];
}

export interface DemoShippingZone extends DemoShippingLimits {
  code: string;
  enabled: boolean;
  title: Localized;
  places: PerLanguage<DemoShippingPlaces>;
  price: DemoPrice;
  freeFrom?: DemoPrice;
  shippingSpeed: ShippingSpeed;
}

/** Paths with their leading slash. */
export interface DemoRedirect {
  from: string;
  to: string;
}
