import type { messages as english } from '../en/settings.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  'common.type': {
    name: 'Тип сайта',
    about: 'Магазин с оплатой или корзина, которая заканчивается заявкой без онлайн-оплаты.',
  },
  'common.sitename': {
    name: 'Название магазина',
    about: 'Стоит в заголовках, письмах и результатах поиска.',
  },
  'common.description': {
    name: 'Описание',
    about: 'Одно-два предложения для поисковиков там, где у страницы нет своего.',
  },
  'common.phones': {
    name: 'Телефоны',
    about: 'Видны в шапке, подвале и контактах; первый считается главным.',
  },
  'common.emails': {
    name: 'Почта',
    about: 'Видна посетителям; на первый адрес приходят письма о заказах и заявках.',
  },
  'common.whatsapps': {
    name: 'Номера WhatsApp',
    about: 'Открывают чат с вами из кнопки мессенджеров и контактов.',
  },
  'common.whatsappMessage': {
    name: 'Первое сообщение в WhatsApp',
    about: 'Уже написано в чате, который открывает посетитель.',
  },
  'common.address': {
    name: 'Адрес',
    about: 'Виден в контактах; страна также подставляется в поля телефона.',
  },
  'common.telegram': {
    name: 'Telegram',
    about: 'Ссылка вида https://t.me/name для кнопки мессенджеров и контактов.',
  },
  'common.mapUrl': {
    name: 'Карта',
    about: 'Адрес встраиваемой карты; она загружается только после нажатия.',
  },
  'common.workTime': { name: 'Часы работы', about: 'Видны в шапке и контактах.' },
  'common.timeZone': {
    name: 'Часовой пояс',
    about: 'Определяет, когда начинается день на сводке; пусто: пояс страны из адреса.',
  },
  'common.favicon': {
    name: 'Значок сайта',
    about: 'Маленькая картинка на вкладке браузера; лучше квадратная, PNG или SVG.',
  },
  'common.sharedImage': {
    name: 'Картинка для ссылок',
    about: 'Видна, когда делятся ссылкой на страницу без своей картинки.',
  },
  'common.showAccount': { name: 'Личный кабинет', about: 'Покупатели могут войти и увидеть свои заказы.' },
  'common.modalCookieAccept': {
    name: 'Спрашивать о cookie',
    about: 'Счётчики включаются только после согласия посетителя.',
  },
  'common.modalAgeVerification': {
    name: 'Спрашивать возраст',
    about: 'Посетители подтверждают совершеннолетие, прежде чем увидят магазин.',
  },
  'common.showOnMobileHeader': {
    name: 'В шапке на телефоне',
    about: 'Какие контакты показывает шапка на маленьких экранах.',
  },
  'common.showOnMobileMenu': {
    name: 'В меню на телефоне',
    about: 'Какие контакты показывает мобильное меню.',
  },
  'common.showOnMobileWidget': {
    name: 'В кнопке мессенджеров на телефоне',
    about: 'Какие контакты предлагает плавающая кнопка на маленьких экранах.',
  },
  'common.showOnMobileContacts': {
    name: 'В разделах контактов на телефоне',
    about: 'Какие контакты показывают эти разделы на маленьких экранах.',
  },
  'common.showOnContacts': {
    name: 'В разделах контактов на больших экранах',
    about: 'Какие контакты показывают эти разделы на планшетах и компьютерах.',
  },
  'media.itemsStyle.template': { name: 'Вид карточек статей', about: 'Как статьи выглядят в списках.' },
  'media.itemsStyle.imageProportions': {
    name: 'Форма картинок на карточках',
    about: 'Ширина к высоте, например 3:2.',
  },
  'media.itemsStyle.borderRadius': { name: 'Скругление карточек', about: 'В пикселях.' },
  'media.itemsStyle.textAlign': { name: 'Текст карточек', about: 'Как выровнены тексты карточек.' },
  'media.itemsStyle.showAuthor': { name: 'Автор на карточке', about: 'Показывает, кто написал статью.' },
  'media.itemsStyle.showDate': { name: 'Дата на карточке', about: 'Показывает, когда вышла статья.' },
  'media.itemsStyle.showTags': { name: 'Теги на карточке', about: 'Показывает теги статьи.' },
  'media.itemsLayout.listColumn': { name: 'Колонки списков', about: 'Сколько карточек стоит в ряд.' },
  'media.itemsLayout.listAlign': {
    name: 'Выравнивание списков',
    about: 'Где стоят карточки в неполном ряду.',
  },
  'media.itemsLayout.gap': { name: 'Расстояние между карточками', about: 'В пикселях.' },
  'media.itemsPerPage': {
    name: 'Статей на странице',
    about: 'Сколько статей показывает список до следующей страницы.',
  },
  'media.pageStyle.showAuthor': {
    name: 'Автор в статье',
    about: 'Показывает автора с фотографией и текстом.',
  },
  'media.pageStyle.authorBlock': { name: 'Место автора', about: 'Над текстом статьи или под ним.' },
  'media.pageStyle.showComments': {
    name: 'Комментарии',
    about: 'Читатели могут комментировать; вы одобряете до публикации.',
  },
  'media.pageStyle.commentsBlock': {
    name: 'Комментарии сначала',
    about: 'Открыты ли они, когда открывается страница.',
  },
  'media.pageStyle.showDate': { name: 'Дата в статье', about: 'Показывает, когда вышла статья.' },
  'media.pageStyle.showTableOfContent': {
    name: 'Оглавление',
    about: 'Перечисляет заголовки статьи в её начале.',
  },
  'ecommerce.currency': {
    name: 'Валюта',
    about:
      'В ней все цены; при смене числа остаются прежними, а способы оплаты предлагаются только те, что её принимают.',
  },
  'ecommerce.priceFormatSeparator': {
    name: 'Тысячи в ценах',
    about: 'Что стоит между тысячами: 12 500, 12,500 или 12500.',
  },
  'ecommerce.template': { name: 'Страница товара', about: 'Как расположены картинки и сведения о товаре.' },
  'ecommerce.templateListing': { name: 'Карточки товаров', about: 'Как товары выглядят в списках.' },
  'ecommerce.itemPerPage': {
    name: 'Товаров на странице',
    about: 'Сколько товаров показывает каталог до следующей страницы.',
  },
  'ecommerce.imageCrop': { name: 'Картинки товаров', about: 'Обрезаны по карточке или видны целиком.' },
  'ecommerce.previewSizeInListing': {
    name: 'Форма картинок в списках',
    about: 'Важно только отношение ширины к высоте.',
  },
  'ecommerce.previewSizeInItem': {
    name: 'Форма картинок на странице товара',
    about: 'Важно только отношение ширины к высоте.',
  },
  'ecommerce.defaultColumns': { name: 'Колонки товаров', about: 'Сколько карточек стоит в ряд.' },
  'ecommerce.skuIsShow': { name: 'Артикул', about: 'Показывает артикул на странице товара.' },
  'ecommerce.showSortingInCatalog': {
    name: 'Сортировка',
    about: 'Посетители могут сортировать каталоги по цене и названию.',
  },
  'ecommerce.shippingPolicy': { name: 'Условия доставки', about: 'Вкладка на странице каждого товара.' },
  'ecommerce.refundPolicy': { name: 'Возврат', about: 'Вкладка на странице каждого товара.' },
  'ecommerce.checkoutFormMessage': { name: 'Сообщение при оформлении', about: 'Стоит над формой.' },
  'ecommerce.checkoutOrderMessage': {
    name: 'Сообщение после заказа',
    about: 'Стоит на странице с благодарностью за заказ.',
  },
  'ecommerce.showCheckoutPolicy': {
    name: 'Согласие при оформлении',
    about: 'Покупатель должен согласиться с условиями, прежде чем заказать.',
  },
  'ecommerce.checkoutPolicyEnabledByDefault': {
    name: 'Согласие отмечено сразу',
    about:
      'Отмеченная заранее галочка не считается согласием ни в ЕС (GDPR, п. 32 преамбулы; дело C-673/17 Planet49), ни по статье 9 закона 152-ФЗ: оставьте выключенным.',
  },
  'ecommerce.guestOrderHours': {
    name: 'Часов на подтверждение заказа без входа',
    about:
      'Покупатель без аккаунта, который платит при получении, подтверждает заказ по ссылке из письма, или его подтверждаете вы. Иначе через это время заказ отменится, а товары вернутся в продажу.',
  },
  'ecommerce.guestOrdersPerHour': {
    name: 'Заказов без входа в час из одной сети',
    about:
      'Сверх этого заказы без входа ждут чуть дольше, потом проходят проверку в браузере. Увеличьте перед большой распродажей для одного офиса или кампуса; 0 — сети не считать.',
  },
  'ecommerce.checkoutPolicyText': {
    name: 'Текст согласия',
    about: 'Могут ссылаться на ваши условия и политику.',
  },
  'ecommerce.leadsPopupTitle': {
    name: 'Заголовок формы заявки',
    about: 'Стоит над формой, которая открывается в окне.',
  },
  'ecommerce.showLeadsPopupPolicy': {
    name: 'Согласие в заявках',
    about: 'Отправитель должен согласиться, прежде чем отправить.',
  },
  'ecommerce.leadsPopupEnabledByDefault': {
    name: 'Согласие в заявках отмечено сразу',
    about:
      'Отмеченная заранее галочка не считается согласием ни в ЕС (GDPR, п. 32 преамбулы; дело C-673/17 Planet49), ни по статье 9 закона 152-ФЗ: оставьте выключенным.',
  },
  'ecommerce.leadsPopupPolicyText': {
    name: 'Текст этого согласия',
    about: 'Могут ссылаться на вашу политику.',
  },
  'ecommerce.fastOrder.isShow': {
    name: 'Заказ в один клик',
    about: 'Кнопка на странице товара для тех, кто спешит.',
  },
  'ecommerce.fastOrder.type': {
    name: 'Что делает кнопка',
    about: 'Открывает короткую форму или кладёт товар в корзину и ведёт к оформлению.',
  },
  'ecommerce.fastOrder.text': { name: 'Надпись на кнопке', about: 'Пусто: обычные слова.' },
  'ecommerce.showCheckoutReceiver': {
    name: 'Другой получатель',
    about: 'Покупатель может указать другого получателя заказа.',
  },
  'ecommerce.productWidgetRelatedPosition': {
    name: 'Место похожих товаров',
    about: 'До вкладок, после них или в корзине.',
  },
  'ecommerce.productReviewsEnabled': {
    name: 'Отзывы',
    about: 'Посетители могут писать отзывы; вы одобряете до публикации.',
  },
  'ecommerce.showQuantity': {
    name: 'Остаток',
    about: 'Когда видно, сколько осталось; мало значит пять и меньше.',
  },
  'ecommerce.showPriceFrom': {
    name: '«От» перед ценой',
    about: 'Для товаров, варианты которых стоят по-разному.',
  },
  'ecommerce.filter.enabled': {
    name: 'Фильтр',
    about: 'Посетители могут отбирать товары по цене, вариантам и свойствам.',
  },
  'ecommerce.filter.template': {
    name: 'Место фильтра',
    about: 'Рядом с товарами, над ними или в выдвижной панели.',
  },
  'ecommerce.productDetails': { name: 'Вкладки страницы товара', about: 'Какие из них показываются.' },
  'ecommerce.enquiryModalCustomField.label': {
    name: 'Вопрос в форме заявки',
    about: 'Подпись поля комментария; пусто: обычная.',
  },
  'ecommerce.enquiryModalCustomField.required': {
    name: 'Ответ обязателен',
    about: 'Без комментария форму не отправить.',
  },
  'ecommerce.paymentCashOnDelivery.enabled': {
    name: 'Оплата при получении',
    about: 'Покупатель может заплатить, когда получит заказ.',
  },
  'header.logo': { name: 'Логотип', about: 'Виден в шапке; лучше всего SVG или широкий PNG.' },
  'header.logoMobile': { name: 'Логотип на телефоне', about: 'Пусто: тот же, что на больших экранах.' },
  'header.logoAlt': {
    name: 'Логотип на тёмном фоне',
    about:
      'Светлый вариант логотипа для тёмного подвала и тёмных тем или слова для тех, кто логотипа не видит.',
  },
  'header.menuOptions': { name: 'Меню', about: 'Размер в пикселях и заглавные ли буквы.' },
  'header.menuSubOptions': { name: 'Подменю', about: 'Размер в пикселях и заглавные ли буквы.' },
  'header.contactsSize': { name: 'Размер контактов', about: 'В пикселях.' },
  'header.contactsStyles': { name: 'Начертание контактов', about: 'Как набраны телефоны и адреса в шапке.' },
  'header.sendEnquiry.isShow': {
    name: 'Кнопка заявки',
    about: 'Показывает кнопку, которая открывает форму заявки.',
  },
  'header.template': { name: 'Расположение', about: 'Где стоят логотип, меню и значки на больших экранах.' },
  'header.mobileTemplate': {
    name: 'Расположение на телефоне',
    about: 'Где стоит логотип на маленьких экранах.',
  },
  'header.scroll': {
    name: 'При прокрутке',
    about: 'Шапка сжимается, остаётся или уезжает вместе со страницей.',
  },
  'footer.logo': { name: 'Логотип в подвале', about: 'Для тёмного фона; на светлом виден логотип шапки.' },
  'footer.template': { name: 'Расположение', about: 'Как стоят логотип, контакты и меню в подвале.' },
  'footer.background': { name: 'Фон подвала', about: 'Один из пяти фонов темы.' },
  'footer.menuColumns': { name: 'Колонки меню', about: 'Сколько колонок у меню подвала на больших экранах.' },
  'footer.menuOptions': { name: 'Меню подвала', about: 'Размер в пикселях и заглавные ли буквы.' },
  'footer.text': { name: 'Текст подвала', about: 'Например, юридическое название компании.' },
  'socials.facebook': { name: 'Facebook', about: 'Адрес вашей страницы.' },
  'socials.instagram': { name: 'Instagram', about: 'Адрес вашей страницы.' },
  'socials.linkedIn': { name: 'LinkedIn', about: 'Адрес вашей страницы.' },
  'socials.twitter': { name: 'X (Twitter)', about: 'Адрес вашей страницы.' },
  'socials.medium': { name: 'Medium', about: 'Адрес вашей страницы.' },
  'socials.telegram': { name: 'Канал в Telegram', about: 'Адрес вашего канала.' },
  'socials.tiktok': { name: 'TikTok', about: 'Адрес вашей страницы.' },
  'socials.vk': { name: 'ВКонтакте', about: 'Адрес вашей страницы.' },
  'seo.googleAnalytics': { name: 'Google Analytics', about: 'Идентификатор потока, например G-XXXXXXXXXX.' },
  'seo.googleTagManager': {
    name: 'Google Tag Manager',
    about: 'Идентификатор контейнера, например GTM-XXXXXXX.',
  },
  'seo.metaPixel': { name: 'Пиксель Meta', about: 'Номер пикселя.' },
  'seo.yandexMetrika': { name: 'Яндекс Метрика', about: 'Номер счётчика.' },
  'seo.snapchatPixel': { name: 'Пиксель Snapchat', about: 'Идентификатор пикселя.' },
  'seo.callTracking': {
    name: 'Коллтрекинг',
    about:
      'Адрес https скрипта, который даёт служба учёта звонков. Номера магазина помечены для неё: [data-phone].',
  },
  'seo.foreignTrackersOffIn': {
    name: 'Без зарубежных счётчиков в странах',
    about:
      'Двухбуквенные коды, например RU: Google, Meta и Snapchat не узнают о посетителях оттуда и о тех, чья страна неизвестна. Страну сообщает прокси перед магазином, как это делает Cloudflare.',
  },
  'seo.errorReports': {
    name: 'Отчёты об ошибках',
    about:
      'DSN, который даёт Sentry или похожая служба: https://ключ@хост/номер. После согласия она узнаёт о каждой ошибке и о каждом десятом визите, но не о том, кто посетитель.',
  },
  'seo.googleVerification': {
    name: 'Подтверждение Google',
    about: 'Код, который доказывает Google, что сайт ваш.',
  },
  'seo.yandexVerification': {
    name: 'Подтверждение Яндекса',
    about: 'Код, который доказывает Яндексу, что сайт ваш.',
  },
  'seo.customCode': {
    name: 'Свой код',
    about:
      'HTML в конце каждой страницы как есть: ошибка в нём может сломать магазин или раскрыть данные покупателей.',
  },
  'seo.customCodeIsTracking': {
    name: 'Он следит за посетителями',
    about: 'Тогда он работает только после согласия на cookie.',
  },
  'seo.allowedHosts': {
    name: 'Также разрешено',
    about:
      'Адреса, которые могут использовать счётчики и ваш код, кроме известных магазину: https://widget.example, по одному в строке; «eval» разрешает выполнять текст как код. Заблокированные перечислены ниже.',
  },
  'seo.customStyle': {
    name: 'Свой CSS',
    about:
      'Добавляется на каждую страницу; может скрыть нужное посетителям, поэтому потом посмотрите на магазин.',
  },
  'seo.robots': {
    name: 'Поисковые системы',
    about: '«noindex» убирает весь сайт из поиска; пусто разрешает его находить.',
  },
  'seo.alternates': {
    name: 'Другие языки',
    about:
      'Главные страницы этого же сайта на других языках, для поисковиков; те сайты тоже должны указать этот.',
  },
  'seo.templates.product': {
    name: 'Товары',
    about: 'Тексты для товаров без своих; %product_name% и подобное подставляется.',
  },
  'seo.templates.catalog': { name: 'Каталоги', about: 'Тексты для каталогов без своих.' },
  'seo.templates.page': { name: 'Страницы', about: 'Тексты для страниц без своих.' },
  'seo.templates.category': { name: 'Категории статей', about: 'Тексты для категорий без своих.' },
  'seo.templates.article': { name: 'Статьи', about: 'Тексты для статей без своих.' },
  language: {
    name: 'Язык магазина',
    about: 'На нём все слова магазина, письма и ошибки; ваши собственные тексты остаются как есть.',
  },
} satisfies Messages<typeof english>;
