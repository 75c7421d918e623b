import { settingLeaves, type SettingLeaf } from './setting-leaves.ts';
import { settingsLabels } from './settings.labels.ts';

/** A setting with its label and sentence; several values where they belong together, such as one a device. */
export interface SettingField {
  key: string;
  leaves: readonly SettingLeaf[];
}

export interface SettingsTab {
  id: string;
  cards: readonly { id: string; fields: readonly SettingField[] }[];
}

/** Tabs with their cards; each takes the settings whose path begins so. The first that fits has it. */
const layout: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shop: {
    about: ['common.sitename', 'common.description', 'common.favicon', 'common.sharedImage'],
    kind: [
      'common.type',
      'language',
      'ecommerce.currency',
      'ecommerce.priceFormatSeparator',
      'common.timeZone',
    ],
    visitors: ['common.showAccount', 'common.modalCookieAccept', 'common.modalAgeVerification'],
  },
  contacts: {
    contacts: [
      'common.phones',
      'common.emails',
      'common.whatsapps',
      'common.whatsappMessage',
      'common.telegram',
      'common.workTime',
      'common.address',
      'common.mapUrl',
    ],
    shown: ['common.showOn'],
    socials: ['socials'],
  },
  catalog: {
    listing: [
      'ecommerce.templateListing',
      'ecommerce.itemPerPage',
      'ecommerce.defaultColumns',
      'ecommerce.showSortingInCatalog',
      'ecommerce.filter',
      'ecommerce.imageCrop',
      'ecommerce.previewSizeInListing',
      'ecommerce.showPriceFrom',
    ],
    product: [
      'ecommerce.template',
      'ecommerce.previewSizeInItem',
      'ecommerce.skuIsShow',
      'ecommerce.showQuantity',
      'ecommerce.productReviewsEnabled',
      'ecommerce.productDetails',
      'ecommerce.productWidgetRelatedPosition',
      'ecommerce.shippingPolicy',
      'ecommerce.refundPolicy',
    ],
  },
  checkout: {
    checkout: ['ecommerce.checkout', 'ecommerce.showCheckout', 'ecommerce.paymentCashOnDelivery'],
    fastOrder: ['ecommerce.fastOrder'],
    leads: ['ecommerce.leads', 'ecommerce.showLeads', 'ecommerce.enquiryModalCustomField'],
  },
  chrome: {
    logos: ['header.logo', 'footer.logo'],
    header: ['header'],
    footer: ['footer'],
  },
  articles: {
    cards: ['media.items'],
    page: ['media.pageStyle'],
  },
  search: {
    robots: ['seo.robots', 'seo.alternates', 'seo.googleVerification', 'seo.yandexVerification'],
    templates: ['seo.templates'],
  },
  tracking: {
    trackers: [
      'seo.googleAnalytics',
      'seo.googleTagManager',
      'seo.metaPixel',
      'seo.yandexMetrika',
      'seo.snapchatPixel',
      'seo.callTracking',
      'seo.foreignTrackersOffIn',
      'seo.errorReports',
    ],
    code: ['seo.custom', 'seo.allowedHosts'],
  },
};

export const settingsTabs: readonly SettingsTab[] = buildTabs();

function buildTabs(): SettingsTab[] {
  const left = new Set(settingLeaves);
  return Object.entries(layout).map(([id, cards]) => ({
    id,
    cards: Object.entries(cards).map(([card, prefixes]) => ({
      id: card,
      fields: toFields(prefixes.flatMap((prefix) => takeLeaves(left, prefix))),
    })),
  }));
}

function takeLeaves(left: Set<SettingLeaf>, prefix: string): SettingLeaf[] {
  const taken = [...left].filter(({ path }) => path.startsWith(prefix));
  for (const leaf of taken) left.delete(leaf);
  return taken;
}

/** Values that share a label stand together. */
function toFields(leaves: readonly SettingLeaf[]): SettingField[] {
  const byKey = Map.groupBy(leaves, ({ path }) => labelKey(path));
  return [...byKey].map(([key, values]) => ({ key, leaves: values }));
}

/** The path whose label a value has: its own, or that of the object which holds it. */
export function labelKey(path: string): string {
  return Object.hasOwn(settingsLabels.en, path) ? path : path.slice(0, path.lastIndexOf('.'));
}
