import type { messages as english } from '../en/product-columns.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  columns: {
    slug: 'Адрес',
    title: 'Название',
    description: 'Описание',
    enabled: 'Показывать',
    catalogs: 'Каталоги',
    images: 'Картинки',
    metaTitle: 'Заголовок для поиска',
    metaDescription: 'Описание для поиска',
    pitch: 'Главное в двух строках',
    inTheBox: 'Что в коробке',
    care: 'Материал и уход',
    weight: 'Вес',
    height: 'Высота',
    width: 'Ширина',
    length: 'Длина',
    position: 'Порядок',
    vatCode: 'Код НДС (54-ФЗ)',
    paymentMode: 'Признак способа расчёта (54-ФЗ)',
    sku: 'Артикул',
    price: 'Цена',
    discountPrice: 'Цена со скидкой',
    stock: 'Остаток',
    default: 'Основной вариант',
    variationImage: 'Картинка варианта',
    variationWeight: 'Вес варианта',
    variationHeight: 'Высота варианта',
    variationWidth: 'Ширина варианта',
    variationLength: 'Длина варианта',
  },
  prefixes: {
    property: 'Свойство',
    option: 'Опция',
  },
} as const satisfies Messages<typeof english>;
