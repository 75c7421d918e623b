import type { Currency } from '#domain/currencies.ts';
import { element } from '#platform/xml/xml.ts';

import { cutText } from './feed-offers.ts';
import type { ProductFeedFormat } from './product-feed-format.ts';

/** RSS 2.0 with the `g:` elements of the product data specification of Google Merchant Center. */
export const googleMerchant: ProductFeedFormat = {
  head: ({ name, origin }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
      element('title', name),
      element('link', `${origin}/`),
      element('description', name),
      '\n',
    ].join(''),
  offer: (offer, currency) => {
    const [image, ...more] = offer.images;
    return [
      '<item>',
      element('g:id', offer.id),
      element('g:title', cutText(offer.title, 150)),
      // The description may not be left out.
      element('g:description', cutText(offer.description || offer.title, 5000)),
      element('g:link', offer.url),
      element('g:image_link', image ?? ''),
      ...more.map((uri) => element('g:additional_image_link', uri)),
      element('g:availability', offer.available ? 'in_stock' : 'out_of_stock'),
      element('g:price', price(offer.fullPrice, currency)),
      offer.salePrice === null ? '' : element('g:sale_price', price(offer.salePrice, currency)),
      offer.saleDates ? element('g:sale_price_effective_date', dates(offer.saleDates)) : '',
      element('g:product_type', cutText(offer.catalogs[0]?.title ?? '', 750)),
      element('g:item_group_id', offer.groupId ?? ''),
      // A number stands for itself; without one the shop knows of no other identifier, as it keeps no brands.
      offer.gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', offer.gtin),
      element('g:condition', 'new'),
      packing(offer.pieces ?? []),
      '</item>\n',
    ].join('');
  },
  tail: '</channel></rss>\n',
};

/** Different products that the shop puts together are a bundle, several pieces of one a multipack (Merchant Center's help, 6324449). */
function packing([first = 0, ...others]: readonly number[]): string {
  if (others.length > 0) return element('g:is_bundle', 'yes');
  return first > 1 ? element('g:multipack', String(first)) : '';
}

function price(amount: number, currency: Currency): string {
  return `${amount.toFixed(2)} ${currency}`;
}

function dates({ from, to }: { from: Date; to: Date }): string {
  return [from, to].map((moment) => `${moment.toISOString().slice(0, 16)}Z`).join('/');
}
