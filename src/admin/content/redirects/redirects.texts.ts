import { defineTexts } from '../../i18n/define-texts.ts';

export const redirectsTexts = defineTexts({
  en: {
    title: 'Redirects',
    about:
      'Whoever comes to an old address is led to the new one. When you change an address here, the shop adds one by itself.',
    caption: 'Redirects, newest first',
    search: 'Search by address',
    add: 'Add a redirect',
    change: 'Change the redirect',
    import: 'Import lines',
    from: 'Old address',
    to: 'New address',
    fromHint: 'On this site: /old-page',
    toHint: 'On this site: /new-page, or a whole one: https://…',
    removeText: 'Visitors of the old address will see “not found”, unless there is a page.',
    empty: 'No redirects yet',
    emptyHint:
      'Moving from another shop? Import its old addresses, so that links and search results keep working.',
    try: 'Try an address',
    leads: 'Leads to {target}',
    stays: 'No redirect',
    importTitle: 'Import redirects',
    lines: 'One redirect a line',
    linesHint: 'Old and new address with a space, tab, comma or semicolon between them. At most 5,000 lines.',
    check: 'Check',
    good: '{count, plural, =0 {No valid lines} one {# valid line} other {# valid lines}}',
    bad: '{count, plural, one {# line needs correcting} other {# lines need correcting}}',
    line: 'Line {line}',
    addGood: '{count, plural, one {Add # redirect} other {Add # redirects}}',
    imported: '{count, plural, one {# redirect was added} other {# redirects were added}}',
    more: '{count, plural, one {and # more} other {and # more}}',
  },
  ru: {
    title: 'Перенаправления',
    about:
      'Кто придёт на старый адрес, попадёт на новый. Когда вы меняете адрес здесь, магазин добавляет перенаправление сам.',
    caption: 'Перенаправления, сначала новые',
    search: 'Найти по адресу',
    add: 'Добавить перенаправление',
    change: 'Изменить перенаправление',
    import: 'Импорт строк',
    from: 'Старый адрес',
    to: 'Новый адрес',
    fromHint: 'На этом сайте: /old-page',
    toHint: 'На этом сайте: /new-page, или полный: https://…',
    removeText: 'По старому адресу посетители увидят «не найдено», если там нет страницы.',
    empty: 'Перенаправлений пока нет',
    emptyHint:
      'Переезжаете из другого магазина? Импортируйте его старые адреса, чтобы ссылки и поиск продолжали работать.',
    try: 'Проверить адрес',
    leads: 'Ведёт на {target}',
    stays: 'Никуда не ведёт',
    importTitle: 'Импорт перенаправлений',
    lines: 'По одному перенаправлению в строке',
    linesHint:
      'Старый и новый адрес через пробел, табуляцию, запятую или точку с запятой. Не больше 5000 строк.',
    check: 'Проверить',
    good: '{count, plural, =0 {Годных строк нет} one {# строка годится} few {# строки годятся} many {# строк годятся} other {# строки годятся}}',
    bad: '{count, plural, one {# строку нужно исправить} few {# строки нужно исправить} many {# строк нужно исправить} other {# строки нужно исправить}}',
    line: 'Строка {line}',
    addGood:
      '{count, plural, one {Добавить # перенаправление} few {Добавить # перенаправления} many {Добавить # перенаправлений} other {Добавить # перенаправления}}',
    imported:
      '{count, plural, one {Добавлено # перенаправление} few {Добавлено # перенаправления} many {Добавлено # перенаправлений} other {Добавлено # перенаправления}}',
    more: '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
  },
});
