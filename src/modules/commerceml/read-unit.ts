import { childrenOf, childText, type Unit, type XmlNode } from './parse-commerceml.ts';
import type { GroupContent, OfferContent, ProductContent, PropertyContent } from './item-contents.ts';

/** What a unit says of one thing that 1C keeps; null is what it says nothing of, and of an offer so is what is absent. */
export interface ItemRow {
  kind: 'group' | 'property' | 'price_type' | 'warehouse' | 'product' | 'offer';
  foreignId: string;
  productId: string | null;
  content: ProductContent | Partial<OfferContent> | GroupContent | PropertyContent;
  /** Amount and currency by price type. */
  prices: Record<string, [amount: string, currency: string]> | null;
  /** Quantity by warehouse; that of all of them stands under the empty name. */
  rests: Record<string, string> | null;
}

const longestId = 300;
const simpleKinds = { ТипЦены: 'price_type', Склад: 'warehouse' } as const;

/** Nothing of a document, and where a unit has no id, or none that can be kept. */
export function readUnit(unit: Unit): ItemRow[] {
  const { name, node, parentId } = unit;
  const id = childText(node, 'Ид');
  if (name === 'Документ' || id === '' || id.length > longestId) return [];
  const none = { productId: null, prices: null, rests: null };
  const title = childText(node, 'Наименование');
  if (name === 'Группа')
    return [{ ...none, kind: 'group', foreignId: id, content: { title, parentId: parentId || null } }];
  if (name === 'Свойство')
    return [{ ...none, kind: 'property', foreignId: id, content: { title, values: readDictionary(node) } }];
  if (name === 'ТипЦены' || name === 'Склад')
    return [
      { ...none, kind: simpleKinds[name], foreignId: id, content: { title: title || id, parentId: null } },
    ];
  return name === 'Товар' ? readProduct(node, id) : [readOffer(node, id)];
}

/** `GUID#characteristic`: a choice of the product before the sign. */
const productOf = (id: string) => id.split('#', 1)[0] ?? id;

function readDictionary(node: XmlNode): Record<string, string> {
  const entries = childrenOf(node, 'ВариантыЗначений', 'Справочник');
  return Object.fromEntries(
    entries.map((entry) => [childText(entry, 'ИдЗначения'), childText(entry, 'Значение')]),
  );
}

/** The older standard names a choice among the products: it is one of the product and its offer too. */
function readProduct(node: XmlNode, id: string): ItemRow[] {
  const productId = productOf(id);
  const html = childText(node, 'Описание');
  const isHtml = childrenOf(node, 'Описание')[0]?.attributes['ФорматHTML'] === 'true';
  const product: ItemRow = {
    kind: 'product',
    foreignId: productId,
    productId: null,
    prices: null,
    rests: null,
    content: {
      title: childText(node, 'Наименование'),
      sku: childText(node, 'Артикул'),
      barcode: childText(node, 'Штрихкод'),
      groups: childrenOf(node, 'Группы', 'Ид').map(({ text }) => text),
      description: requisiteOf(node, 'ОписаниеВФорматеHTML') || html,
      isHtml: isHtml || requisiteOf(node, 'ОписаниеВФорматеHTML') !== '',
      pictures: childrenOf(node, 'Картинка').flatMap(({ text }) => (text === '' ? [] : [text])),
      properties: childrenOf(node, 'ЗначенияСвойств', 'ЗначенияСвойства').map((value) => [
        childText(value, 'Ид'),
        childrenOf(value, 'Значение').map(({ text }) => text),
      ]),
      brand: childText(node, 'Изготовитель', 'Наименование'),
      country: childText(node, 'Страна'),
      weight: childText(node, 'Вес') || requisiteOf(node, 'Вес'),
      isDeleted: childText(node, 'ПометкаУдаления') === 'true' || node.attributes['Статус'] === 'Удален',
    },
  };
  const characteristics = readCharacteristics(node);
  if (productId === id && characteristics.length === 0) return [product];
  return [product, { ...readOffer(node, id), prices: null, rests: null }];
}

function readOffer(node: XmlNode, id: string): ItemRow {
  const prices: NonNullable<ItemRow['prices']> = {};
  for (const price of childrenOf(node, 'Цены', 'Цена')) {
    const type = childText(price, 'ИдТипаЦены');
    const amount = childText(price, 'ЦенаЗаЕдиницу');
    // Of several amounts of one type, as by quantities, the first counts.
    if (type !== '' && amount !== '' && !Object.hasOwn(prices, type))
      prices[type] = [amount, childText(price, 'Валюта')];
  }
  const rests = readRests(node);
  const title = childText(node, 'Наименование');
  const [sku, barcode] = [childText(node, 'Артикул'), childText(node, 'Штрихкод')];
  const characteristics = readCharacteristics(node);
  const content: Partial<OfferContent> = {
    ...(title !== '' && { title }),
    ...(sku !== '' && { sku }),
    ...(barcode !== '' && { barcode }),
    ...(characteristics.length > 0 && { characteristics }),
  };
  return {
    kind: 'offer',
    foreignId: id,
    productId: productOf(id),
    content,
    prices: Object.keys(prices).length > 0 ? prices : null,
    rests: rests.length > 0 ? Object.fromEntries(rests) : null,
  };
}

/** By warehouse as attributes (2.0x) or elements (3.1), and for all of them together. */
function readRests(node: XmlNode): (readonly [warehouse: string, quantity: string])[] {
  const rows = [...childrenOf(node, 'Остатки', 'Остаток'), node].flatMap((holder) => [
    ...childrenOf(holder, 'Склад').map(
      (place) =>
        [
          place.attributes['ИдСклада'] ?? childText(place, 'Ид'),
          place.attributes['КоличествоНаСкладе'] ?? childText(place, 'Количество'),
        ] as const,
    ),
    ['', childText(holder, 'Количество')] as const,
  ]);
  return rows.filter(([, quantity]) => quantity !== '');
}

function readCharacteristics(node: XmlNode): OfferContent['characteristics'] {
  return childrenOf(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара').flatMap((one) => {
    const title = childText(one, 'Наименование');
    const value = childText(one, 'Значение');
    return title === '' || value === '' ? [] : [{ title, value }];
  });
}

function requisiteOf(node: XmlNode, name: string): string {
  const found = childrenOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').find(
    (one) => childText(one, 'Наименование') === name,
  );
  return childText(found, 'Значение');
}
