import { readXml, type XmlElement } from './read-xml.ts';

interface ElementRule {
  required?: true;
  /** How often at most; default once. */
  times?: number;
  fits(text: string): boolean;
}
type Rules = Readonly<Record<string, ElementRule>>;

const words = (longest: number) => (text: string) =>
  text.trim() === text && text.length > 0 && [...text].length <= longest;
const plainWords = (longest: number) => (text: string) => words(longest)(text) && !/<\/?[a-z]/i.test(text);
const oneOf =
  (...known: string[]) =>
  (text: string) =>
    known.includes(text);
const address = (text: string) => /^https?:\/\/[\u0021-\u007e]{1,1990}$/.test(text);
const googlePrice = (text: string) => /^\d{1,15}\.\d\d [A-Z]{3}$/.test(text);
const googleDates = (text: string) => {
  const [from = '', to = '', ...more] = text.split('/');
  const isMoment = (moment: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d{4})$/.test(moment);
  return more.length === 0 && isMoment(from) && isMoment(to) && Date.parse(from) < Date.parse(to);
};
const amount = (text: string) => /^\d{1,15}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** Product data specification of Google Merchant Center, support.google.com/merchants/answer/7052112. */
const googleItem: Rules = {
  'g:id': { required: true, fits: words(50) },
  'g:title': { required: true, fits: words(150) },
  'g:description': { required: true, fits: plainWords(5000) },
  'g:link': { required: true, fits: address },
  'g:image_link': { required: true, fits: address },
  'g:additional_image_link': { times: 10, fits: address },
  'g:availability': { required: true, fits: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder') },
  'g:price': { required: true, fits: googlePrice },
  'g:sale_price': { fits: googlePrice },
  'g:sale_price_effective_date': { fits: googleDates },
  'g:product_type': { fits: words(750) },
  'g:item_group_id': { fits: words(50) },
  'g:gtin': { fits: (text) => /^(?:\d{8}|\d{12,14})$/.test(text) },
  'g:identifier_exists': { fits: oneOf('yes', 'no') },
  'g:condition': { fits: oneOf('new', 'refurbished', 'used') },
};

/** The simplified type of offers of YML, yandex.ru/support/partnermarket/offers. */
const ymlOffer: Rules = {
  name: { required: true, fits: words(150) },
  url: { required: true, fits: (text) => address(text) && text.length <= 2048 },
  price: { required: true, fits: amount },
  oldprice: { fits: amount },
  currencyId: { required: true, fits: (text) => /^[A-Z]{3}$/.test(text) },
  categoryId: { required: true, fits: (text) => /^[1-9]\d{0,17}$/.test(text) },
  picture: { times: 10, fits: (text) => address(text) && text.length <= 512 },
  description: { fits: plainWords(3000) },
  // EAN-13, EAN-8, UPC-A or UPC-E.
  barcode: { times: Infinity, fits: (text) => /^(?:\d{8}|\d{12,13})$/.test(text) },
  param: { times: Infinity, fits: words(1000) },
};

const textOf = (element: XmlElement, name: string) => element.children.find((one) => one.name === name)?.text;
const listOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((one) => one.name === name) ?? [];
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);

function checkElements(element: XmlElement, rules: Rules, name: string): string[] {
  const counted = Map.groupBy(element.children, (child) => child.name);
  return [
    ...[...counted].flatMap(([child, found]) => {
      const rule = rules[child];
      if (!rule) return [`${name}: <${child}> is not known`];
      return [
        ...(found.length > (rule.times ?? 1) ? [`${name}: <${child}> stands ${found.length} times`] : []),
        ...found.filter(({ text }) => !rule.fits(text)).map(({ text }) => `${name}: <${child}> is ${text}`),
      ];
    }),
    ...Object.entries(rules)
      .filter(([child, { required }]) => required && !counted.has(child))
      .map(([child]) => `${name}: <${child}> is missing`),
  ];
}

/** What Google Merchant Center would refuse in a feed. */
export function checkGoogleFeed(source: string): string[] {
  const rss = readXml(source);
  const [channel] = listOf(rss, 'channel');
  const items = listOf(channel, 'item');
  const isRss = rss.name === 'rss' && rss.attributes['version'] === '2.0';
  return [
    ...(isRss && rss.attributes['xmlns:g'] === 'http://base.google.com/ns/1.0'
      ? []
      : ['not RSS 2.0 with g:']),
    ...['title', 'link', 'description'].filter((name) => !channel || !textOf(channel, name)),
    ...twice(items.map((item) => textOf(item, 'g:id') ?? '')).map((id) => `id ${id} stands twice`),
    ...items.flatMap((item) => {
      const id = textOf(item, 'g:id') ?? '';
      const [price = '', currency] = textOf(item, 'g:price')?.split(' ') ?? [];
      const [sale, saleCurrency] = textOf(item, 'g:sale_price')?.split(' ') ?? [price, currency];
      const isSale = textOf(item, 'g:sale_price') === undefined || Number(sale) < Number(price);
      return [
        ...checkElements(item, googleItem, `item ${id}`),
        ...(isSale && saleCurrency === currency ? [] : [`item ${id}: on sale for ${sale} ${saleCurrency}`]),
      ];
    }),
  ];
}

/** What Yandex would refuse in a feed: shop, categories and offers in this order, each offer of a known category. */
export function checkYmlFeed(source: string): string[] {
  const root = readXml(source);
  const [shop] = listOf(root, 'shop');
  const parts = shop?.children.map(({ name }) => name).join(' ');
  const currencies = listOf(listOf(shop, 'currencies')[0], 'currency');
  const categories = listOf(listOf(shop, 'categories')[0], 'category');
  const offers = listOf(listOf(shop, 'offers')[0], 'offer');
  const categoryIds = categories.map(({ attributes }) => attributes['id'] ?? '');
  const wrongCategories = categories.filter(
    ({ attributes: { id = '', parentId }, text }) =>
      !/^[1-9]\d{0,17}$/.test(id) ||
      text.trim() === '' ||
      (parentId !== undefined && !categoryIds.includes(parentId)),
  );
  return [
    ...(root.name === 'yml_catalog' ? [] : [`the root is ${root.name}`]),
    ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?[+-]\d\d:\d\d$/.test(root.attributes['date'] ?? '')
      ? []
      : ['no date']),
    ...(parts === 'name company url currencies categories offers' ? [] : [`the shop has ${parts}`]),
    ...(currencies.some(({ attributes }) => attributes['rate'] === '1') ? [] : ['no main currency']),
    ...wrongCategories.map(({ attributes }) => `category ${attributes['id']} is wrong`),
    ...twice(categoryIds).map((id) => `category ${id} stands twice`),
    ...twice(offers.map(({ attributes }) => attributes['id'] ?? '')).map((id) => `offer ${id} stands twice`),
    ...offers.flatMap((offer) => {
      const { id = '', available, group_id: group = '1' } = offer.attributes;
      const name = `offer ${id}`;
      const old = textOf(offer, 'oldprice');
      const isKnown = categoryIds.includes(textOf(offer, 'categoryId') ?? '');
      const isPaid = currencies.some(({ attributes }) => attributes['id'] === textOf(offer, 'currencyId'));
      const unnamed = listOf(offer, 'param').filter(({ attributes }) => !attributes['name']);
      return [
        ...checkElements(offer, ymlOffer, name),
        ...(/^[\w./\\()[\]=-]{1,80}$/.test(id) ? [] : [`${name}: the id`]),
        ...(/^\d{1,9}$/.test(group) ? [] : [`${name}: the group ${group}`]),
        ...(available === 'true' || available === 'false' ? [] : [`${name}: available is ${available}`]),
        ...(isKnown && isPaid ? [] : [`${name}: its category or currency is not listed`]),
        ...(old === undefined || Number(old) > Number(textOf(offer, 'price'))
          ? []
          : [`${name}: oldprice ${old}`]),
        ...unnamed.map(() => `${name}: a param has no name`),
      ];
    }),
  ];
}
