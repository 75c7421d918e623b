import type { OrderSource } from '#domain/schemas/imported-order.schema.ts';

type AddressPart =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'street'
  | 'streetMore'
  | 'locality'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'phone';

/** What a column of a file of orders holds. Those of a line stand in every row of an order, the rest in its first. */
export type OrderField =
  | 'id'
  | 'number'
  | 'date'
  | 'currency'
  | 'subtotal'
  | 'discount'
  | 'delivery'
  | 'fees'
  | 'tax'
  | 'total'
  | 'refunded'
  /** Amounts in one cell, as `amount:46.00|reason:…;amount:…`. */
  | 'refundItems'
  | 'status'
  | 'cancelledAt'
  | 'fulfilment'
  | 'email'
  | 'name'
  | 'phone'
  | 'paymentMethod'
  | 'deliveryMethod'
  | 'note'
  | 'lineName'
  | 'lineVariation'
  | 'lineSku'
  | 'lineQuantity'
  | 'linePrice'
  | 'lineTotal'
  | `billing.${AddressPart}`
  | `shipping.${AddressPart}`;

/** Headings of a source by what they hold, the better ones first: where a row has nothing in one, the next is read. */
type Headings = Partial<Record<OrderField, readonly string[]>>;

/** Shopify's export of orders: help.shopify.com, "Exporting orders to a CSV file". */
const shopify: Headings = {
  id: ['id'],
  number: ['name'],
  date: ['created at'],
  currency: ['currency'],
  subtotal: ['subtotal'],
  discount: ['discount amount'],
  delivery: ['shipping'],
  fees: ['duties'],
  tax: ['taxes'],
  total: ['total'],
  refunded: ['refunded amount'],
  status: ['financial status'],
  cancelledAt: ['cancelled at'],
  fulfilment: ['fulfillment status'],
  email: ['email'],
  phone: ['phone', 'billing phone', 'shipping phone'],
  paymentMethod: ['payment method'],
  deliveryMethod: ['shipping method'],
  note: ['notes'],
  lineName: ['lineitem name'],
  lineSku: ['lineitem sku'],
  lineQuantity: ['lineitem quantity'],
  linePrice: ['lineitem price'],
  ...ofAddress('billing', (part) => [`billing ${part}`]),
  ...ofAddress('shipping', (part) => [`shipping ${part}`]),
  'billing.name': ['billing name'],
  'billing.street': ['billing address1', 'billing street'],
  'billing.streetMore': ['billing address2'],
  'billing.region': ['billing province name', 'billing province'],
  'billing.postalCode': ['billing zip'],
  'shipping.name': ['shipping name'],
  'shipping.street': ['shipping address1', 'shipping street'],
  'shipping.streetMore': ['shipping address2'],
  'shipping.region': ['shipping province name', 'shipping province'],
  'shipping.postalCode': ['shipping zip'],
};

/**
 * WooCommerce has no export of orders of its own; of the two plugins that most shops have it is read: "Order Export &
 * Order Import" by WebToffee (one row an order, goods in `line_item_1` or `Product Item 1 Name` and so on) and
 * "Advanced Order Export" by AlgolPlus (one row a line).
 */
const woocommerce: Headings = {
  id: ['order id'],
  number: ['order number', 'order id'],
  date: ['order date'],
  currency: ['order currency', 'currency'],
  subtotal: ['order subtotal', 'order subtotal amount'],
  discount: ['discount total', 'cart discount', 'cart discount amount'],
  delivery: ['shipping total', 'order shipping amount'],
  fees: ['fee total', 'order fee amount', 'fee amount'],
  tax: ['tax total', 'order total tax amount', 'order tax amount'],
  total: ['order total', 'order total amount'],
  refunded: ['order refund amount', 'refunded total'],
  refundItems: ['refund items'],
  status: ['status', 'order status'],
  email: ['billing email', 'email (billing)', 'customer email'],
  phone: ['billing phone', 'phone (billing)'],
  paymentMethod: ['payment method title', 'payment method'],
  deliveryMethod: ['shipping method title', 'shipping method'],
  note: ['customer note'],
  lineName: ['item name', 'product name', 'name'],
  lineVariation: ['product variation'],
  lineSku: ['sku'],
  lineQuantity: ['quantity'],
  linePrice: ['item cost'],
  lineTotal: ['order line (w/o tax)', 'order line total'],
  ...ofAddress('billing', (part) => [`billing ${part}`, `${part} (billing)`]),
  ...ofAddress('shipping', (part) => [`shipping ${part}`, `${part} (shipping)`]),
  'billing.street': ['billing address 1', 'address 1&2 (billing)', 'address 1 (billing)'],
  'billing.streetMore': ['billing address 2', 'address 2 (billing)'],
  'billing.region': ['billing state', 'state name (billing)', 'state code (billing)'],
  'billing.postalCode': ['billing postcode', 'postcode (billing)'],
  'billing.country': ['billing country', 'country code (billing)', 'country name (billing)'],
  'shipping.street': ['shipping address 1', 'address 1&2 (shipping)', 'address 1 (shipping)'],
  'shipping.streetMore': ['shipping address 2', 'address 2 (shipping)'],
  'shipping.region': ['shipping state', 'state name (shipping)', 'state code (shipping)'],
  'shipping.postalCode': ['shipping postcode', 'postcode (shipping)'],
  'shipping.country': ['shipping country', 'country code (shipping)', 'country name (shipping)'],
};

/** A table of the owner's, in the shop's languages: one row an order, or one row a line. */
const table: Headings = {
  number: [
    'number',
    'order number',
    'order',
    'order no',
    'order id',
    '№',
    'номер',
    'номер заказа',
    'заказ',
    'رقم الطلب',
    'الطلب',
  ],
  date: ['date', 'order date', 'created', 'created at', 'дата', 'дата заказа', 'التاريخ', 'تاريخ الطلب'],
  currency: ['currency', 'валюта', 'العملة'],
  subtotal: ['subtotal', 'сумма товаров', 'المجموع الفرعي'],
  discount: ['discount', 'скидка', 'الخصم'],
  delivery: ['delivery', 'shipping', 'доставка', 'стоимость доставки', 'التوصيل', 'الشحن'],
  fees: ['fees', 'fee', 'сборы', 'الرسوم'],
  tax: ['tax', 'taxes', 'vat', 'ндс', 'налог', 'الضريبة'],
  total: ['total', 'order total', 'amount', 'sum', 'сумма', 'итого', 'сумма заказа', 'الإجمالي', 'المبلغ'],
  refunded: ['refunded', 'refund', 'возвращено', 'возврат', 'المسترد'],
  status: ['status', 'state', 'payment status', 'статус', 'состояние', 'الحالة'],
  fulfilment: [
    'delivery status',
    'fulfillment status',
    'fulfilment status',
    'статус доставки',
    'حالة التوصيل',
  ],
  email: ['email', 'e-mail', 'почта', 'эл. почта', 'электронная почта', 'البريد الإلكتروني'],
  name: ['name', 'customer', 'customer name', 'имя', 'фио', 'покупатель', 'клиент', 'الاسم', 'العميل'],
  phone: ['phone', 'телефон', 'الهاتف'],
  paymentMethod: ['payment method', 'payment', 'способ оплаты', 'оплата', 'طريقة الدفع'],
  deliveryMethod: ['delivery method', 'shipping method', 'способ доставки', 'طريقة التوصيل'],
  note: ['note', 'notes', 'comment', 'комментарий', 'примечание', 'ملاحظة'],
  lineName: [
    'item',
    'item name',
    'product',
    'product name',
    'товар',
    'название товара',
    'наименование',
    'المنتج',
  ],
  lineSku: ['sku', 'item sku', 'article', 'артикул', 'رمز المنتج'],
  lineQuantity: ['quantity', 'qty', 'количество', 'кол-во', 'الكمية'],
  linePrice: ['price', 'item price', 'цена', 'السعر'],
  lineTotal: ['item total', 'line total', 'стоимость', 'сумма позиции', 'إجمالي المنتج'],
  'shipping.street': ['address', 'street', 'адрес', 'адрес доставки', 'улица', 'العنوان'],
  'shipping.locality': ['city', 'город', 'المدينة'],
  'shipping.region': ['region', 'state or province', 'регион', 'область', 'المنطقة'],
  'shipping.postalCode': ['zip', 'postal code', 'postcode', 'индекс', 'почтовый индекс', 'الرمز البريدي'],
  'shipping.country': ['country', 'страна', 'البلد'],
};

/** Parts of an address that every plugin calls alike; the others are told one by one. */
function ofAddress(kind: 'billing' | 'shipping', headingsOf: (part: string) => string[]): Headings {
  return {
    [`${kind}.firstName`]: headingsOf('first name'),
    [`${kind}.lastName`]: headingsOf('last name'),
    [`${kind}.company`]: headingsOf('company'),
    [`${kind}.locality`]: headingsOf('city'),
    [`${kind}.country`]: headingsOf('country'),
    [`${kind}.phone`]: headingsOf('phone'),
  };
}

const headingsOf: Readonly<Record<OrderSource, Headings>> = { shopify, woocommerce, table };

/** Columns of one of the goods of an order that has a single row. */
interface ItemColumns {
  name: number;
  sku: number;
  quantity: number;
  total: number;
}

/** Columns of a file by what they hold, the better ones first, and the headings that have no place. */
export interface OrderColumns {
  source: OrderSource;
  columns: ReadonlyMap<OrderField, readonly number[]>;
  /** `line_item_1` and so on: all of one of the goods in a cell. */
  lineCells: readonly number[];
  items: readonly ItemColumns[];
  unused: string[];
}

/** Null for a table without a number, a date or a total. Capitals, spaces and underscores of a heading tell nothing. */
export function readOrderColumns(header: readonly string[]): OrderColumns | null {
  const plain = header.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' ')
      .trim(),
  );
  const source = recogniseSource(new Set(plain));
  const columns = new Map<OrderField, number[]>();
  const used = new Set<number>();
  for (const [field, names] of Object.entries(headingsOf[source]) as [OrderField, readonly string[]][]) {
    const found = names.map((name) => plain.indexOf(name)).filter((column) => column >= 0);
    if (found.length > 0) columns.set(field, found);
    for (const column of found) used.add(column);
  }
  if (!columns.has('number') || !columns.has('date') || !columns.has('total')) return null;
  const isWoo = source === 'woocommerce';
  const lineCells = isWoo ? columnsLike(plain, /^line item \d+$/) : [];
  const items = isWoo ? readItemColumns(plain) : [];
  for (const column of [...lineCells, ...items.flatMap((item) => Object.values(item) as number[])])
    used.add(column);
  const unused = header.filter((heading, column) => heading !== '' && !used.has(column));
  return { source, columns, lineCells, items, unused: [...new Set(unused)] };
}

function recogniseSource(headings: ReadonlySet<string>): OrderSource {
  if (headings.has('lineitem name') && headings.has('financial status')) return 'shopify';
  const isWebToffee = headings.has('order date') && headings.has('billing first name');
  const isAdvanced =
    headings.has('order number') &&
    (headings.has('first name (billing)') || headings.has('order total amount'));
  return isWebToffee || isAdvanced ? 'woocommerce' : 'table';
}

function columnsLike(plain: readonly string[], pattern: RegExp): number[] {
  return plain.flatMap((heading, column) => (pattern.test(heading) ? [column] : []));
}

/** `Product Item 1 Name` and its neighbours; a part that is not there is -1. */
function readItemColumns(plain: readonly string[]): ItemColumns[] {
  return columnsLike(plain, /^product item \d+ name$/).map((name) => {
    const start = (plain[name] ?? '').slice(0, -'name'.length);
    const columnOf = (part: string) => plain.indexOf(start + part);
    return { name, sku: columnOf('sku'), quantity: columnOf('quantity'), total: columnOf('total') };
  });
}
