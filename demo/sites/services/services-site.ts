import type { DemoSite } from '../demo-site.ts';
import { catalogs } from './services-catalogs.ts';
import { menus } from './services-menus.ts';
import { pages } from './services-pages.ts';
import { pickupLocations, shippingZones } from './services-places.ts';
import { homeMeta, servicesHomeSections, servicesPageSections } from './services-sections.ts';
import { servicesSamples } from './services-samples.ts';
import { settings } from './services-settings.ts';
import { services } from './services.ts';

const pictures = new Set([
  'author-1',
  'author-2',
  'author-3',
  'author-4',
  ...catalogs.map(({ cover }) => cover),
  ...services.flatMap(({ images }) => images),
  'hero-3',
  'hero-3-mobile',
  'article-04',
  'article-08',
]);

/** A framing workshop: services instead of goods, an order instead of a cart. */
export const servicesSite: DemoSite = {
  kind: 'services_cart',
  theme: 'garden',
  settings,
  extras: {
    common: { type: 'services_cart' },
    ecommerce: {
      cartStyle: 'drawer',
      cartNote: true,
      checkoutFirstChoices: true,
      skuIsShow: false,
      showQuantity: 'low',
      keyProperties: 4,
      // Three services a catalog: nothing to filter or to sort.
      filter: { enabled: false, template: 'drawer' },
      showSortingInCatalog: false,
      defaultColumns: { desktop: 3, tablet: 2, mobile: 1 },
      previewSizeInListing: { width: 4, height: 3 },
      productDetails: { description: true, properties: true, shipping: true, refund: true },
    },
    header: {
      desktop: {
        top: { start: [], center: [], end: [] },
        main: {
          start: [{ type: 'logo' }],
          center: [{ type: 'menu', menu: 'main' }],
          end: [{ type: 'phone' }, { type: 'cart' }],
        },
        bottom: { start: [], center: [], end: [] },
      },
      mobile: {
        info: { start: [], center: [{ type: 'phone' }], end: [] },
        main: { start: [{ type: 'logo' }], center: [], end: [{ type: 'cart' }] },
        second: { start: [], center: [], end: [] },
      },
      template: 'logo-left',
    },
  },
  marks: {
    logo: { en: 'services-logo', ru: 'services-logo-ru', ar: 'services-logo-ar' },
    logoInverse: {
      en: 'services-logo-inverse',
      ru: 'services-logo-ru-inverse',
      ar: 'services-logo-ar-inverse',
    },
    favicon: 'services-favicon',
    share: { en: 'services-share', ru: 'services-share' },
  },
  hasArtwork: (key) => key.startsWith('services-') || pictures.has(key),
  catalogs,
  products: services,
  authors: [],
  tags: [],
  categories: [],
  articles: [],
  pages,
  menus,
  pickupLocations,
  shippingZones,
  redirects: [],
  samples: servicesSamples,
  homeMeta,
  homeSections: servicesHomeSections,
  pageSections: servicesPageSections,
};
