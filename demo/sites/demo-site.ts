import type { ReadyThemeName } from '#domain/themes/ready-themes.ts';

import type {
  DemoArticle,
  DemoAuthor,
  DemoCatalog,
  DemoCategory,
  DemoMenus,
  DemoMeta,
  DemoPage,
  DemoPickupLocation,
  DemoProduct,
  DemoRedirect,
  DemoSettings,
  DemoShippingZone,
  DemoTag,
  Localized,
} from '../content/types.ts';
import type { DemoSamples } from '../content/samples/types.ts';
import type { DemoSection } from '../seed/insert-page.ts';
import type { SeedContext } from '../seed/seed-context.ts';

type BesideButton = 'bylineProperty' | 'returnsNote' | 'paymentMarks' | 'sizeGuide';

/** What of a site's settings the seed writes. */
export interface SiteSettings extends Pick<DemoSettings, 'common' | 'socials' | 'seo'> {
  footer: Pick<DemoSettings['footer'], 'text'>;
  header?: Pick<DemoSettings['header'], 'announcement'>;
  ecommerce: Omit<DemoSettings['ecommerce'], 'fastOrderText' | BesideButton> &
    Partial<Pick<DemoSettings['ecommerce'], BesideButton>>;
}

/** A whole site to begin with: what it sells, says and shows, and the theme that it wears. */
export interface DemoSite {
  kind: 'ecommerce' | 'services_cart';
  /** Null: the looks that a shop has without any settings. */
  theme: ReadyThemeName | null;
  settings: SiteSettings;
  /** Settings of its own beside those that every site has, by group. */
  extras: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Keys of the artworks that are its marks. */
  marks: Record<'logo' | 'logoInverse' | 'share', Localized> & { favicon: string };
  /** Whether an artwork belongs into its media library. */
  hasArtwork(key: string): boolean;
  catalogs: readonly DemoCatalog[];
  products: readonly DemoProduct[];
  authors: readonly DemoAuthor[];
  tags: readonly DemoTag[];
  categories: readonly DemoCategory[];
  articles: readonly DemoArticle[];
  pages: readonly DemoPage[];
  menus: DemoMenus;
  pickupLocations: readonly DemoPickupLocation[];
  shippingZones: readonly DemoShippingZone[];
  redirects: readonly DemoRedirect[];
  samples: DemoSamples;
  homeMeta: DemoMeta;
  homeSections(context: SeedContext): DemoSection[];
  pageSections(context: SeedContext, page: DemoPage): DemoSection[];
}
