/** What a column of a file of customers holds. */
export type CustomerField =
  | 'email'
  | 'firstName'
  | 'lastName'
  /** Both, the first name first. */
  | 'name'
  /** Both, the last name first, as Russian files have it. */
  | 'surnameFirst'
  | 'phone'
  | 'country'
  | 'region'
  | 'locality'
  | 'street'
  | 'streetMore'
  | 'postalCode';

/**
 * Headings by what they hold, the better ones first: where a row has nothing in one, the next is read. Those of
 * Shopify's customer export (`Default Address …`, and the older ones without it), of the customers report of
 * WooCommerce Analytics, of WordPress' users with their billing fields, and plain ones in the shop's languages.
 */
const headings: ReadonlyMap<CustomerField, readonly string[]> = new Map([
  [
    'email',
    [
      'email',
      'e-mail',
      'email address',
      'user email',
      'billing email',
      'почта',
      'эл. почта',
      'электронная почта',
      'البريد الإلكتروني',
    ],
  ],
  ['firstName', ['first name', 'billing first name', 'имя', 'الاسم الأول']],
  ['lastName', ['last name', 'billing last name', 'фамилия', 'اسم العائلة']],
  ['name', ['name', 'full name', 'display name', 'الاسم']],
  ['surnameFirst', ['фио', 'ф.и.о.']],
  ['phone', ['phone', 'default address phone', 'billing phone', 'телефон', 'الهاتف']],
  [
    'country',
    [
      'default address country code',
      'country code',
      'billing country',
      'country',
      'country / region',
      'страна',
      'البلد',
    ],
  ],
  [
    'region',
    [
      'default address province code',
      'province code',
      'province',
      'billing state',
      'region',
      'state',
      'регион',
      'область',
      'المنطقة',
    ],
  ],
  ['locality', ['default address city', 'city', 'billing city', 'город', 'المدينة']],
  [
    'street',
    [
      'default address address1',
      'address1',
      'billing address 1',
      'address',
      'street',
      'адрес',
      'улица',
      'العنوان',
    ],
  ],
  ['streetMore', ['default address address2', 'address2', 'billing address 2']],
  [
    'postalCode',
    [
      'default address zip',
      'zip',
      'postal code',
      'zip code',
      'zipcode',
      'postcode',
      'billing postcode',
      'индекс',
      'почтовый индекс',
      'الرمز البريدي',
    ],
  ],
]);

/** Columns of a file by what they hold, the better ones first, and the headings that have no place. */
export interface CustomerColumns {
  columns: ReadonlyMap<CustomerField, readonly number[]>;
  unused: string[];
}

/** Capitals, spaces and underscores of a heading tell nothing. */
export function readCustomerColumns(header: readonly string[]): CustomerColumns {
  const plain = header.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' ')
      .trim(),
  );
  const columns = new Map<CustomerField, number[]>();
  const used = new Set<number>();
  for (const [field, names] of headings) {
    const found = names.map((name) => plain.indexOf(name)).filter((column) => column >= 0);
    columns.set(field, found);
    for (const column of found) used.add(column);
  }
  const unused = header.filter((heading, column) => heading !== '' && !used.has(column));
  return { columns, unused: [...new Set(unused)] };
}
