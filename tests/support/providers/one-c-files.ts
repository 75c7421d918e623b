import type { SentFile } from './one-c.ts';

export interface GoodsOfOneC {
  id: string;
  title: string;
  sku?: string;
  barcode?: string;
  group?: string;
  picture?: string;
  isDeleted?: boolean;
  /** Choices by the value of the size; without any the product is its own offer. */
  sizes?: readonly string[];
  price: string;
  oldPrice?: string;
  /** By warehouse. */
  rests: Readonly<Record<string, string>>;
}

interface Upload {
  goods: readonly GoodsOfOneC[];
  isFull?: boolean;
}

const head = (encoding = 'UTF-8') => `<?xml version="1.0" encoding="${encoding}"?>\n`;
const when = (condition: unknown, text: string) => (condition ? text : '');
const classifier = `<Классификатор><Ид>c</Ид><Группы><Группа><Ид>g-1</Ид><Наименование>Одежда</Наименование><Группы>
<Группа><Ид>g-2</Ид><Наименование>Рубашки</Наименование></Группа></Группы></Группа></Группы>
<Свойства><Свойство><Ид>p-1</Ид><Наименование>Ткань</Наименование><ТипЗначений>Справочник</ТипЗначений>
<ВариантыЗначений><Справочник><ИдЗначения>v-1</ИдЗначения><Значение>Лён</Значение></Справочник></ВариантыЗначений>
</Свойство></Свойства></Классификатор>`;
const priceTypes = `<ТипыЦен><ТипЦены><Ид>retail</Ид><Наименование>Розничная</Наименование><Валюта>руб</Валюта></ТипЦены>
<ТипЦены><Ид>old</Ид><Наименование>До скидки</Наименование><Валюта>руб</Валюта></ТипЦены></ТипыЦен>`;
const warehouses = `<Склады><Склад><Ид>w-1</Ид><Наименование>Основной</Наименование></Склад>
<Склад><Ид>w-2</Ид><Наименование>Брак</Наименование></Склад></Склады>`;

const offersOf = ({ id, sizes }: GoodsOfOneC) =>
  sizes ? sizes.map((size) => ({ id: `${id}#${size}`, size })) : [{ id, size: '' }];
const pricesOf = ({ price, oldPrice }: GoodsOfOneC) =>
  `<Цены>${[
    ['retail', price],
    ['old', oldPrice],
  ]
    .map(([type, amount]) =>
      when(
        amount,
        `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена>`,
      ),
    )
    .join('')}</Цены>`;
const sizeOf = (size: string) =>
  when(
    size,
    `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Размер</Наименование><Значение>${size}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`,
  );

function catalogOf({ goods, isFull = false }: Upload): string {
  const products = goods.map(
    ({
      id,
      title,
      sku = '',
      barcode = '',
      group = 'g-2',
      picture,
      isDeleted = false,
    }) => `<Товар><Ид>${id}</Ид>
<ПометкаУдаления>${isDeleted}</ПометкаУдаления><Штрихкод>${barcode}</Штрихкод><Артикул>${sku}</Артикул><Наименование>${title}</Наименование>
<БазоваяЕдиница>796 </БазоваяЕдиница><Группы><Ид>${group}</Ид></Группы><Описание/>
${when(picture, `<Картинка>${picture}</Картинка>`)}<ЗначенияСвойств><ЗначенияСвойства><Ид>p-1</Ид>
<Значение>v-1</Значение></ЗначенияСвойства></ЗначенияСвойств><Вес>0,25</Вес></Товар>`,
  );
  return `<Каталог СодержитТолькоИзменения="${!isFull}"><Ид>k</Ид><Товары>${products.join('\n')}</Товары></Каталог>`;
}

/** Files of the older dialect (2.04): a catalog, and its offers with prices and stock. */
export function filesOf204(
  upload: Upload,
  encode: (text: string) => Buffer = Buffer.from,
  encoding?: string,
): SentFile[] {
  const offers = upload.goods.flatMap((one) =>
    offersOf(one).map(
      ({
        id,
        size,
      }) => `<Предложение><Ид>${id}</Ид><Наименование>${one.title}${when(size, ` (${size})`)}</Наименование>
${sizeOf(size)}${pricesOf(one)}<Количество>${Object.values(one.rests).reduce((sum, rest) => sum + Number(rest), 0)}</Количество>
${Object.entries(one.rests)
  .map(([place, rest]) => `<Склад ИдСклада="${place}" КоличествоНаСкладе="${rest}"/>`)
  .join('')}</Предложение>`,
    ),
  );
  const root = (body: string) =>
    encode(`${head(encoding)}<КоммерческаяИнформация ВерсияСхемы="2.04">${body}</КоммерческаяИнформация>`);
  return [
    { name: 'import.xml', bytes: root(classifier + catalogOf(upload)) },
    {
      name: 'offers.xml',
      bytes: root(
        `<ПакетПредложений СодержитТолькоИзменения="${!upload.isFull}">${priceTypes}${warehouses}<Предложения>${offers.join('\n')}</Предложения></ПакетПредложений>`,
      ),
    },
  ];
}

/** Files of the newer dialect (3.1, with a namespace): offers, prices and stock come each in a file of their own. */
export function filesOf31(upload: Upload): SentFile[] {
  const root = (body: string) =>
    Buffer.from(
      `${head()}<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_3" ВерсияСхемы="3.1">${body}</КоммерческаяИнформация>`,
    );
  const pack = (body: (one: GoodsOfOneC, offer: { id: string; size: string }) => string) =>
    `<ПакетПредложений СодержитТолькоИзменения="${!upload.isFull}"><Предложения>${upload.goods
      .flatMap((one) =>
        offersOf(one).map((offer) => `<Предложение><Ид>${offer.id}</Ид>${body(one, offer)}</Предложение>`),
      )
      .join('\n')}</Предложения></ПакетПредложений>`;
  const tail = '___5f0c2a';
  return [
    {
      name: `import${tail}.xml`,
      bytes: root(
        `${classifier.replace('</Классификатор>', `${priceTypes}${warehouses}</Классификатор>`)}${catalogOf(upload)}`,
      ),
    },
    {
      name: `offers${tail}.xml`,
      bytes: root(pack(({ title }, { size }) => `<Наименование>${title}</Наименование>${sizeOf(size)}`)),
    },
    { name: `prices${tail}.xml`, bytes: root(pack(pricesOf)) },
    {
      name: `rests${tail}.xml`,
      bytes: root(
        pack(
          ({ rests }) =>
            `<Остатки>${Object.entries(rests)
              .map(
                ([place, rest]) =>
                  `<Остаток><Склад><Ид>${place}</Ид><Количество>${rest}</Количество></Склад></Остаток>`,
              )
              .join('')}</Остатки>`,
        ),
      ),
    },
  ];
}

/** An order as 1C sends it back: what it says beside what it was given. */
export interface NewsOfOneC {
  id: string;
  number?: string;
  operation?: string;
  requisites?: Readonly<Record<string, string>>;
  lines?: readonly (readonly [quantity: string, sum: string])[];
}

/** What has become of orders, in the older dialect (2.0x) or the newer one (3.1). */
export function newsFile(
  news: readonly NewsOfOneC[],
  { isNewer = false, encoding = 'UTF-8' }: { isNewer?: boolean; encoding?: string } = {},
): string {
  const documents = news.map(
    ({ id, number = '', operation = 'Заказ товара', requisites = {}, lines = [] }) =>
      `<Документ><Ид>${id}</Ид><Номер>${number}</Номер><ХозОперация>${operation}</ХозОперация><Роль>Продавец</Роль>
<Товары>${lines.map(([quantity, sum]) => `<Товар><Ид>x</Ид><Количество>${quantity}</Количество><Сумма>${sum}</Сумма></Товар>`).join('')}</Товары>
<ЗначенияРеквизитов>${Object.entries(requisites)
        .map(
          ([name, value]) =>
            `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
        )
        .join('')}</ЗначенияРеквизитов></Документ>`,
  );
  const body = isNewer ? documents.map((one) => `<Контейнер>${one}</Контейнер>`) : documents;
  const attributes = isNewer ? ' xmlns="urn:1C.ru:commerceml_3" ВерсияСхемы="3.1"' : ' ВерсияСхемы="2.08"';
  return `${head(encoding)}<КоммерческаяИнформация${attributes}>${body.join('\n')}</КоммерческаяИнформация>\n`;
}
