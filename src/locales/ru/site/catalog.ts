import type { messages as english } from '../../en/site/catalog.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'catalog.errors.savedByAnother': 'Пока вы работали, кто-то другой сохранил изменения',
  'catalog.errors.hasCatalogsBelow': 'Сначала перенесите или удалите вложенные каталоги',
  'catalog.errors.belowItself': 'Каталог нельзя вложить в самого себя',
  'catalog.errors.nameTaken': 'Такое название уже есть',
  'catalog.errors.bothOptions': 'У одного из товаров есть обе опции, их нельзя объединить',
  'catalog.errors.bothValues': 'У одного из товаров есть оба значения, их нельзя объединить',
  'catalog.errors.orderChanged': 'Список уже изменил кто-то другой: вот он, каким стал',
  'catalog.errors.inUse': 'Используется в товарах: сначала измените товары',
  'catalog.errors.stockNotCounted': 'Остаток этого варианта не учитывается',

  'search.title': 'Поиск',
  'search.titleQuery': 'Поиск: {query}',
  'search.label': 'Поиск по сайту',
  'search.placeholder': 'Что вы ищете?',
  'search.submit': 'Найти',
  'search.close': 'Закрыть поиск',
  'search.suggestions': 'Подсказки',
  'search.suggestionCount':
    '{count, plural, =0 {Подсказок нет} one {# подсказка} few {# подсказки} many {# подсказок} other {# подсказки}}',
  'search.resultCount':
    '{count, plural, =0 {Ничего не найдено} one {Найден # результат} few {Найдено # результата} many {Найдено # результатов} other {Найдено # результата}}',
  'search.allResults': 'Показать все результаты',
  'search.corrected': 'Показаны результаты по запросу «{query}»',
  'search.nothingFound': 'Ничего не найдено',
  'search.nothingFoundHint': 'Проверьте, нет ли опечатки, или сократите запрос.',
  'search.services': 'Услуги',
  'search.products': 'Товары',
  'search.catalogs': 'Разделы каталога',
  'search.pages': 'Страницы',
  'search.articles': 'Статьи',

  'catalog.noneYet': 'Каталогов пока нет.',
  'catalog.title': 'Каталог',
  'catalog.allServices': 'Все услуги',
  'catalog.allProducts': 'Все товары',
  'catalog.empty': 'В этом каталоге пока нет товаров',
  'catalog.nothingFound': 'Ничего не найдено',
  'catalog.nothingFoundHint': 'Под все фильтры сразу ничего не подходит. Попробуйте убрать некоторые из них.',
  'catalog.serviceCount':
    '{count, plural, =0 {Нет услуг} one {# услуга} few {# услуги} many {# услуг} other {# услуги}}',
  'catalog.productCount':
    '{count, plural, =0 {Нет товаров} one {# товар} few {# товара} many {# товаров} other {# товара}}',
  'catalog.foundCount':
    '{count, plural, =0 {Ничего не найдено} one {Найден # результат} few {Найдено # результата} many {Найдено # результатов} other {Найдено # результата}}',
  'catalog.showMore': 'Показать ещё',
  'catalog.pages': 'Страницы',
  'catalog.page': 'Страница {n}',
  'catalog.previousPage': 'Предыдущая страница',
  'catalog.nextPage': 'Следующая страница',

  'sort.label': 'Сортировка',
  'sort.custom': 'Рекомендуемые',
  'sort.title': 'По названию',
  'sort.priceAsc': 'Сначала дешевле',
  'sort.priceDesc': 'Сначала дороже',
  'sort.apply': 'Сортировать',

  'filter.title': 'Фильтры',
  'filter.open': 'Фильтры',
  'filter.openCount': 'Фильтры ({count})',
  'filter.close': 'Закрыть фильтры',
  'filter.price': 'Цена',
  'filter.priceFrom': 'Цена от',
  'filter.priceTo': 'Цена до',
  'filter.only': 'Показать только',
  'filter.available': 'В наличии',
  'filter.discounted': 'Со скидкой',
  'filter.find': 'Найти: {title}',
  'filter.noValue': 'Такого значения нет',
  'filter.from': 'от {price}',
  'filter.to': 'до {price}',
  'filter.show':
    '{count, plural, =0 {Ничего не найдено} one {Показать # результат} few {Показать # результата} many {Показать # результатов} other {Показать # результата}}',
  'filter.clearAll': 'Сбросить всё',
  'filter.chosen': 'Выбранные фильтры',
  'filter.remove': 'Убрать фильтр: {title}',
  'filter.allValues': 'Показать все ({count})',
  'filter.valueCount':
    '{count, plural, one {# результат} few {# результата} many {# результатов} other {# результата}}',
} satisfies Messages<typeof english>;
