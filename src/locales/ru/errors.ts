import type { messages as english } from '../en/errors.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  'imports.errors.empty': 'В файле нет строк',
  'imports.errors.columns': 'В файле больше 300 столбцов',
  'imports.errors.rows': 'В файле больше 200 000 строк',
  'imports.errors.malformed': 'Это не CSV: строка длиннее миллиона знаков или кавычка не закрыта',
  'imports.errors.encoding': 'Текст файла не читается: сохраните его в UTF-8 и попробуйте снова',
  'imports.errors.size': 'Файл больше 50 МБ',
  'imports.errors.upload': 'Загрузка прервалась',
  'imports.errors.internal': 'Импорт не удался; то, что записано, осталось',
  'imports.errors.state': 'Импорт уже продвинулся: обновите страницу',
  'imports.errors.mapping': 'У каждого столбца должно быть своё значение',
  'imports.errors.noKey': 'Один из столбцов должен быть адресом, артикулом или названием товара',
  'imports.errors.noFile': 'Выберите файл CSV',

  'staff.errors.mustEnrol': 'Магазин требует двухфакторный вход. Сначала включите его в своём профиле.',
  'staff.errors.proveAgain': 'Введите пароль ещё раз',
  'staff.errors.commonPassword': 'Такой пароль легко подобрать. Придумайте длиннее или необычнее.',
  'staff.errors.wrongCode': 'Код неверный или уже использован',
  'staff.errors.signInAgain': 'Прошло слишком много времени. Войдите ещё раз.',
  'staff.errors.lastAdmin': 'В магазине должен остаться хотя бы один действующий администратор',
  'staff.errors.self': 'Со своей учётной записью этого сделать нельзя. Попросите другого администратора.',
  'staff.errors.emailTaken': 'Сотрудник с такой почтой уже есть',
  'staff.errors.acceptedAlready': 'Приглашение уже принято',
  'staff.errors.totpOn': 'Двухфакторный вход уже включён',

  'admin.errors.limits': 'Верхняя граница не может быть ниже нижней',

  'staff.errors.totpOff': 'Двухфакторный вход выключен',
  'staff.errors.totpRequired': 'Магазин требует двухфакторный вход от всех, поэтому выключить его нельзя',
  'staff.errors.totpFirst': 'Сначала включите двухфакторный вход для себя',

  'delivery.errors.codeTaken': 'Такой код уже есть у другой зоны или пункта',
  'delivery.errors.listChanged': 'Список тем временем изменил кто-то другой. Посмотрите и переставьте снова.',
  'delivery.errors.keysFirst': 'Сначала заполните ключи',

  'mailServer.errors.host': 'Укажите имя сервера, например smtp.example.com',
  'mailServer.errors.port': 'Порт — целое число от 1 до 65535: обычно 587 или 465',
  'mailServer.errors.password': 'Введите пароль этого сервера',
  'mailServer.errors.none': 'Почтового сервера ещё нет: письма остаются файлами. Сначала укажите его.',

  'delivery.errors.noSuchField': 'У этого способа нет такого поля. Обновите страницу.',
  'delivery.errors.placeGone': 'Одного из этих мест больше нет. Уберите его.',

  'payments.errors.publishableKey': 'Это публичный ключ (pk_). Введите секретный, он начинается с sk_.',
  'payments.errors.publishableForSigning':
    'Это публичный ключ (pk_). Введите секрет подписи уведомлений, он начинается с whsec_.',
  'payments.errors.signingSecretHere':
    'Это секрет подписи уведомлений. Введите секретный ключ, он начинается с sk_ или rk_.',
  'payments.errors.secretKeyHere':
    'Это секретный ключ. Введите секрет подписи уведомлений, он начинается с whsec_.',
  'payments.errors.endpointIdHere': 'Это номер вебхука. Откройте его секрет подписи, он начинается с whsec_.',
  'payments.errors.stripeSecretKey':
    'Секретный ключ Stripe начинается с sk_live_, sk_test_, rk_live_ или rk_test_',
  'payments.errors.stripeSigningSecret':
    'Секрет подписи Stripe начинается с whsec_: он есть на странице вебхука',
  'payments.errors.yookassaShopId': 'Идентификатор магазина — это число, например 100500',
  'payments.errors.yookassaSecretKey': 'Секретный ключ ЮKassa начинается с live_ или test_',
  'payments.errors.yookassaShopIdHere':
    'Это идентификатор магазина. Введите секретный ключ, он начинается с live_ или test_.',
  'payments.errors.tapSecretKey': 'Секретный ключ Tap начинается с sk_live_ или sk_test_',
  'payments.errors.telrStore': 'Номер магазина Telr — это число, например 15996',
  'payments.errors.telrAuthKey': 'В ключе Telr не меньше 8 знаков и нет пробелов',
  'payments.errors.telrStoreHere': 'Это число, похоже на номер магазина. Введите ключ: в нём есть и буквы.',
  'payments.errors.paytabsProfile': 'Номер профиля PayTabs — это число, например 49622',
  'payments.errors.paytabsServerKey':
    'Серверный ключ PayTabs — три группы по десять знаков, например S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG',
  'payments.errors.paytabsClientKey':
    'Это клиентский ключ. Введите серверный: в нём три группы по десять знаков.',

  'redirects.errors.query': 'Переадресация идёт только по пути: уберите «?» и всё после него.',
  'redirects.errors.from': 'Введите адрес на этом сайте, например /staraya-stranitsa',
  'redirects.errors.to': 'Введите адрес на этом сайте или полный адрес с https://',
  'redirects.errors.tooLong': 'Этот адрес слишком длинный',
  'redirects.errors.own': 'Этот адрес нужен самому сайту',
  'redirects.errors.taken': 'С этого адреса уже есть перенаправление',
  'redirects.errors.loop': 'Получится замкнутый круг',
  'redirects.errors.chain': 'Этот адрес сам ведёт на другой. Введите конечный.',
  'redirects.errors.line': 'Нужны два адреса через пробел, табуляцию, запятую или точку с запятой',
  'redirects.errors.tooMany': 'Не больше 5000 строк за раз',

  'content.errors.url': 'Введите полный адрес с https://',
  'content.errors.tagTaken': 'Такой тег уже есть',
  'content.errors.itself': 'Выберите, с чем объединить',
  'content.errors.changed':
    'Пока вы редактировали, это изменил кто-то другой. Обновите страницу, чтобы увидеть изменения; введённое вами пока здесь.',
  'content.errors.noCategory': 'Такой категории больше нет',
  'content.errors.hasArticles': 'Сначала перенесите или удалите статьи этой категории',
} satisfies Messages<typeof english>;
