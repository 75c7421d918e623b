/**
 * What use-cases say in plain English, for somebody whose back office is in Russian. A test compares the table with
 * the code; what is rather read by programs than by people stands here too, so that nothing has to be weighed.
 */
const texts: Readonly<Record<string, string>> = {
  'Idempotency-Key must be 1 to 200 visible ASCII characters':
    'Idempotency-Key — это от 1 до 200 видимых символов ASCII',
  'Invalid query': 'Неверные параметры адреса',
  'It cannot be published yet': 'Это пока нельзя опубликовать',
  'This Idempotency-Key was used for another refund': 'Этот запрос уже был, но с другим возвратом',
  'The shop has no cash of this order to give back': 'Наличных за этот заказ в магазине нет',
  'Some of this cash has been given back: it was received':
    'Часть этих наличных уже возвращена: значит, они были получены',
  'This payment is not the one that the order was paid with: refund an amount':
    'Заказ оплачен не этим платежом: его можно вернуть только суммой',
  'Choose what to give back': 'Выберите, что вернуть',
  'More than is left of the delivery’s price': 'Больше, чем осталось от цены доставки',
  'Each line at most once': 'Каждая строка не больше одного раза',
  'More pieces than are left of the line': 'Больше штук, чем осталось в строке',
  'This line is not of the order': 'Этой строки нет в заказе',
  'More than what is left of the payment cannot be given back':
    'Нельзя вернуть больше, чем осталось от платежа',
  'Not a JPEG, PNG, WebP, AVIF, GIF or SVG picture': 'Это не картинка JPEG, PNG, WebP, AVIF, GIF или SVG',
  'Nothing has changed': 'Ничего не изменилось',
  'These changes are scheduled for later: publish them in the builder, or cancel the schedule there':
    'Эти изменения запланированы на потом: опубликуйте их в конструкторе или отмените там публикацию',
  'Only pages and articles are switched off here': 'Здесь выключаются только страницы и статьи',
  'Only pages of their own are removed here': 'Здесь удаляются только самостоятельные страницы',
  'Only settings are published by group': 'По группам публикуются только настройки',
  'Please sign in': 'Войдите, пожалуйста',
  'Publish or discard the draft first': 'Сначала опубликуйте или отмените черновик',
  'Read the draft anew': 'Черновик изменился: обновите страницу',
  'Somebody else has changed the picture': 'Картинку уже изменил кто-то другой: посмотрите на неё ещё раз',
  'Somebody has changed this order meanwhile: look at it again':
    'Заказ тем временем кто-то изменил: посмотрите на него ещё раз',
  'Something still leads to the page': 'На страницу ещё что-то ведёт',
  'The address cannot be used': 'Такой адрес использовать нельзя',
  'The document has grown too large': 'Документ стал слишком большим: уберите часть секций',
  'The draft has changed': 'Черновик тем временем изменился',
  'The header Idempotency-Key is missing': 'Не хватает заголовка Idempotency-Key',
  'The home page has no slug': 'У главной страницы нет своего адреса',
  'The notification was refused': 'Уведомление не принято',
  'The order can no longer be paid': 'Заказ больше нельзя оплатить',
  'The order has been paid already': 'Заказ уже оплачен',
  'The order is to be paid when it is received': 'Заказ оплачивается при получении',
  'The page was never published': 'Страница ещё не публиковалась',
  'The payment is still being prepared': 'Платёж ещё готовится: попробуйте через несколько секунд',
  'The picture has too many pixels': 'В картинке слишком много пикселей',
  'The picture is damaged': 'Картинка повреждена',
  'The picture is too long or too wide': 'Картинка слишком длинная или слишком широкая',
  'The SVG holds no drawing': 'В этом SVG нет рисунка',
  'The SVG is larger than 1 MB': 'SVG больше 1 МБ',
  'The picture is larger than 25 MB': 'Картинка больше 25 МБ',
  'The shop has products, catalogs, pages or menus already: a ready site is put into an empty shop only.':
    'В магазине уже есть товары, каталоги, страницы или меню: готовый сайт ставится только в пустой магазин.',
  'The provider does not answer': 'Платёжная система не отвечает',
  'The provider does not answer; ask again': 'Платёжная система не отвечает: попробуйте ещё раз',
  'The provider refused the refund': 'Платёжная система отказала в возврате',
  'The time has gone by': 'Это время уже прошло',
  'The upload broke off': 'Загрузка прервалась: попробуйте ещё раз',
  'There is nothing to pay': 'Платить нечего',
  'This Idempotency-Key came with another request before': 'С этим Idempotency-Key уже был другой запрос',
  'This Idempotency-Key was used for another amount': 'С этим Idempotency-Key уже возвращали другую сумму',
  'This Idempotency-Key was used for another payment': 'С этим Idempotency-Key уже был другой платёж',
  'This letter cannot be sent for the order as it is':
    'Для заказа в этом состоянии такое письмо не отправить',
  'This order is not paid in cash': 'Этот заказ оплачивается не наличными',
  'This page could not be found': 'Такой страницы нет',
  'This payment has no money to give back': 'По этому платежу возвращать нечего',
  'This shop takes no comments': 'Магазин не принимает комментарии',
  'This shop takes no reviews': 'Магазин не принимает отзывы',
  'Too many attempts. Please try again later.': 'Слишком много попыток. Попробуйте позже.',
  'Too many orders are being placed': 'Сейчас оформляют слишком много заказов: попробуйте через минуту',
  'Too many people are signing in': 'Сейчас входит слишком много людей: попробуйте через минуту',
  'Too many pictures are being made': 'Сейчас готовится слишком много картинок: попробуйте через минуту',
  'Validation Failed': 'Проверьте поля',
  'What has left the shop can no longer be sent elsewhere':
    'Отправленный заказ уже не направить в другое место',
  'Whether the provider refunded is not known: look it up in its office':
    'Вернула ли платёжная система деньги, неизвестно: посмотрите в её кабинете',
  'You may not do this': 'На это не хватает прав',
};

/** Things that may be gone, with the word that agrees with them. */
const things: Readonly<Record<string, string>> = {
  Account: 'Такой учётной записи больше нет',
  Article: 'Такой статьи больше нет',
  Author: 'Такого автора больше нет',
  Catalog: 'Такого каталога больше нет',
  Category: 'Такой категории больше нет',
  Comment: 'Такого комментария больше нет',
  Customer: 'Такого покупателя больше нет',
  Document: 'Такого документа больше нет',
  Enquiry: 'Такого обращения больше нет',
  Image: 'Такой картинки больше нет',
  Import: 'Такого импорта больше нет',
  Language: 'Такого языка нет',
  Link: 'Такой ссылки больше нет',
  'Member of the staff': 'Такого сотрудника больше нет',
  Menu: 'Такого меню больше нет',
  Note: 'Такой заметки больше нет',
  Order: 'Такого заказа нет',
  Page: 'Такой страницы больше нет',
  'Page of the catalog': 'У каталога больше нет страницы',
  'Page to begin with': 'Страницы, с которой начинать, больше нет',
  Payment: 'Такого платежа нет',
  'Payment method': 'Такого способа оплаты нет',
  'Payment provider': 'Такой платёжной системы нет',
  Picture: 'Такой картинки больше нет',
  Place: 'Такого места больше нет',
  Preview: 'Такого предпросмотра больше нет',
  Product: 'Такого товара больше нет',
  Property: 'Такого свойства больше нет',
  Redirect: 'Такого перенаправления больше нет',
  Resource: 'Такого адреса у сервера нет',
  Review: 'Такого отзыва больше нет',
  Schedule: 'Такой публикации по времени больше нет',
  Tag: 'Такого тега больше нет',
  Value: 'Такого значения больше нет',
  Variation: 'Такого варианта больше нет',
  Version: 'Такой версии больше нет',
};

const patterns: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^(.{1,40}) not found$/, (thing) => things[thing] ?? ''],
  [
    /^An order that is \w{1,40} cannot become \w{1,40}$/,
    () => 'Из этого состояния заказ туда не перевести: посмотрите, каким он стал',
  ],
  [/^The file is larger than (\d{1,6}) MB$/, (size) => `Файл больше ${size} МБ`],
  [/^There is no group (.{1,100})$/, (name) => `Группы ${name} нет`],
];

/** The text in Russian; as it is when nobody has translated it. */
export function sayInRussian(text: string): string {
  const known = texts[text];
  if (known !== undefined) return known;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text);
    if (found) return say(...found.slice(1)) || text;
  }
  return text;
}
