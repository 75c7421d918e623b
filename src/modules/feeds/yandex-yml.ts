import { element, escapeXml } from '#platform/xml/xml.ts';

import { cutText } from './feed-offers.ts';
import type { FeedShop, ProductFeedFormat } from './product-feed-format.ts';

/** Every offer must have a category: the greatest id, which no catalog reaches, is for goods in none. */
const otherCategory = 2_147_483_647;

/** YML (Yandex Market Language), the simplified type of offers. */
export const yandexYml: ProductFeedFormat = {
  head: (shop) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      // Yandex documents the date with an offset, never with a Z.
      `<yml_catalog date="${shop.madeAt.toISOString().slice(0, 19)}+00:00"><shop>\n`,
      element('name', shop.name),
      element('company', shop.name),
      element('url', `${shop.origin}/`),
      `<currencies><currency id="${shop.currency}" rate="1"/></currencies>\n`,
      '<categories>',
      ...categories(shop),
      '</categories>\n<offers>\n',
    ].join(''),
  offer: (offer, currency) => {
    const [category] = offer.catalogs;
    const group = offer.groupId === null ? '' : ` group_id="${offer.groupId}"`;
    return [
      `<offer id="${offer.id}" available="${offer.available}"${group}>`,
      element('name', cutText(offer.title, 150)),
      element('url', offer.url),
      element('price', (offer.salePrice ?? offer.fullPrice).toFixed(2)),
      offer.salePrice === null ? '' : element('oldprice', offer.fullPrice.toFixed(2)),
      element('currencyId', currency),
      element('categoryId', String(category?.id ?? otherCategory)),
      ...offer.images.map((uri) => element('picture', uri)),
      element('description', cutText(offer.description, 3000)),
      // EAN-8, UPC-A and EAN-13 are taken, the fourteen digits of a case are not.
      offer.gtin === null || offer.gtin.length > 13 ? '' : element('barcode', offer.gtin),
      ...offer.params.map(param),
      '</offer>\n',
    ].join('');
  },
  tail: '</offers></shop></yml_catalog>\n',
};

function categories({ name, catalogs }: FeedShop): string[] {
  return [
    ...catalogs.map(({ id, title, parentId }) => {
      const parent = parentId === null ? '' : ` parentId="${parentId}"`;
      return `<category id="${id}"${parent}>${escapeXml(title)}</category>`;
    }),
    `<category id="${otherCategory}">${escapeXml(name)}</category>`,
  ];
}

function param({ title, value, unit }: { title: string; value: string; unit?: string }): string {
  const measure = unit === undefined ? '' : ` unit="${escapeXml(unit)}"`;
  return `<param name="${escapeXml(title)}"${measure}>${escapeXml(value)}</param>`;
}
