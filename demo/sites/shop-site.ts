import { articles } from '../content/articles.ts';
import { authors } from '../content/authors.ts';
import { catalogs } from '../content/catalogs.ts';
import { categories } from '../content/categories.ts';
import { linenWrap } from '../content/gift-wrap.ts';
import { home } from '../content/home.ts';
import { menus } from '../content/menus.ts';
import { pages } from '../content/pages.ts';
import { ceramics } from '../content/products-ceramics.ts';
import { prints } from '../content/products-prints.ts';
import { redirects } from '../content/redirects.ts';
import { shopSamples } from '../content/samples/shop-samples.ts';
import { settings } from '../content/settings.ts';
import { pickupLocations, shippingZones } from '../content/shipping.ts';
import { tags } from '../content/tags.ts';
import type { DemoSite } from './demo-site.ts';
import { shopHomeSections, shopPageSections } from './shop-sections.ts';

/** The demo shop: prints and ceramics, with a journal. */
export const shopSite: DemoSite = {
  kind: 'ecommerce',
  theme: 'paper',
  settings,
  extras: {
    ecommerce: {
      showQuantity: 'only',
      lowStock: 3,
      deliveryEstimate: true,
      buyBar: 'everywhere',
      pictureZoom: true,
      cards: {
        sku: false,
        stock: 'few',
        options: 'swatches',
        secondPicture: 'swipe',
        quickAdd: true,
        quickView: true,
        newDays: 30,
      },
      filter: { priceSlider: true, search: true, available: true, discounted: true },
      cartStyle: 'drawer',
      cartNote: true,
      giftWrapProduct: linenWrap.slug,
      checkoutFirstChoices: true,
      productReviews: { photos: true },
      productQuestions: true,
      viewedProducts: true,
      shareButton: true,
      backInStock: true,
    },
    header: { mobileMenu: { pictures: true, account: true } },
  },
  marks: {
    logo: { en: 'logo', ru: 'logo-ru', ar: 'logo-ar' },
    logoInverse: { en: 'logo-inverse', ru: 'logo-ru-inverse', ar: 'logo-ar-inverse' },
    favicon: 'favicon',
    share: { en: 'share', ru: 'share-ru', ar: 'share-ar' },
  },
  hasArtwork: (key) => !key.startsWith('services-'),
  catalogs,
  products: [...prints, ...ceramics, linenWrap],
  authors,
  tags,
  categories,
  articles,
  pages,
  menus,
  pickupLocations,
  shippingZones,
  redirects,
  samples: shopSamples,
  homeMeta: home.meta,
  homeSections: shopHomeSections,
  pageSections: shopPageSections,
};
