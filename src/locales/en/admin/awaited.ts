export const messages = {
  title: 'Waiting for stock',
  about:
    '{count, plural, one {# person wants} other {# people want}} to be told by email. Letters go out by themselves once there is stock, as many at a time as there are pieces.',
  empty: 'Nobody is waiting',
  emptyText:
    'Visitors ask on the page of what is sold out, where “Tell me when it is back” is on in the settings, under Catalog.',
  product: 'Product',
  people: 'People',
  stock: 'In stock',
  unlimited: 'Unlimited',
  since: 'Since',
  export: 'Export',
  exportHint: '{count, plural, one {# row} other {# rows}} as CSV, without addresses',
  'export.comma': 'Separated by commas',
  'export.semicolon': 'Separated by semicolons',
  'export.tab': 'Separated by tabs',
} as const;
