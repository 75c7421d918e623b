import type { messages as english } from '../en/payments.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  cash: { name: 'Наличными при получении', checkout: 'Наличными при получении' },
  giftCard: { name: 'Подарочная карта', checkout: 'Подарочная карта' },
  demo: { name: 'Демонстрационная оплата', checkout: 'Демо-оплата, деньги не списываются' },
  yookassa: {
    name: 'ЮKassa',
    checkout: 'Картой или через СБП (ЮKassa)',
    needs:
      'В ЮKassa откройте «Интеграция», «HTTP-уведомления», укажите этот адрес и выберите все события платежей и возвратов.',
    fields: {
      shopId: 'Идентификатор магазина',
      secretKey: 'Секретный ключ',
      'receipt.vatCode': 'Код НДС в чеках',
      'receipt.deliveryVatCode': 'Код НДС доставки в чеках',
      'receipt.taxSystemCode': 'Код системы налогообложения',
      'receipt.paymentMode': 'Признак способа расчёта в чеках',
    },
    help: {
      'receipt.vatCode': 'Без него ЮKassa чеков не пробивает. У товара может быть свой код.',
      'receipt.deliveryVatCode': 'Не выбран: как у товаров',
      'receipt.paymentMode': 'Не выбран: предоплата. У товара может быть свой признак.',
    },
    choices: {
      'receipt.taxSystemCode.1': '1: общая',
      'receipt.taxSystemCode.2': '2: УСН, доходы',
      'receipt.taxSystemCode.3': '3: УСН, доходы минус расходы',
      'receipt.taxSystemCode.4': '4: ЕНВД',
      'receipt.taxSystemCode.5': '5: ЕСХН',
      'receipt.taxSystemCode.6': '6: патент',
    },
    errors: {
      shopId: 'Идентификатор магазина — это число, например 100500',
      secretKey: 'Секретный ключ ЮKassa начинается с live_ или test_',
      shopIdHere: 'Это идентификатор магазина. Введите секретный ключ, он начинается с live_ или test_.',
    },
  },
  stripe: {
    name: 'Stripe',
    checkout: 'Картой (Stripe)',
    needs:
      'В Stripe откройте Developers, Webhooks, добавьте этот адрес и события checkout.session.*, payment_intent.succeeded, payment_intent.payment_failed, payment_intent.canceled и charge.refunded. Его секрет подписи — второй ключ ниже.',
    fields: {
      secretKey: 'Секретный ключ',
      webhookSecret: 'Секрет подписи уведомлений',
      'express.publishableKey': 'Публичный ключ',
      'express.enabled': 'Apple Pay и Google Pay над формой заказа',
    },
    help: {
      'express.publishableKey':
        'Для Apple Pay и Google Pay при оформлении заказа. Не секретный, начинается с pk_.',
      'express.enabled':
        'И Link, если что-то из этого есть на устройстве покупателя: имя, адрес и оплата берутся оттуда. Сначала зарегистрируйте свой домен в Stripe (Settings, Payment method domains). Галочка согласия с условиями стоит рядом с кнопками.',
    },
    errors: {
      secretKey: 'Секретный ключ Stripe начинается с sk_live_, sk_test_, rk_live_ или rk_test_',
      publishableKey: 'Это публичный ключ (pk_). Введите секретный, он начинается с sk_.',
      signingSecretHere:
        'Это секрет подписи уведомлений. Введите секретный ключ, он начинается с sk_ или rk_.',
      signingSecret: 'Секрет подписи Stripe начинается с whsec_: он есть на странице вебхука',
      publishableForSigning:
        'Это публичный ключ (pk_). Введите секрет подписи уведомлений, он начинается с whsec_.',
      secretKeyHere: 'Это секретный ключ. Введите секрет подписи уведомлений, он начинается с whsec_.',
      endpointIdHere: 'Это номер вебхука. Откройте его секрет подписи, он начинается с whsec_.',
      publishableKeyForm: 'Публичный ключ Stripe начинается с pk_live_ или pk_test_',
      secretForPublishable:
        'Это секретный ключ, его увидел бы каждый посетитель. Введите публичный, он начинается с pk_.',
      signingForPublishable: 'Это секрет подписи уведомлений. Введите публичный ключ, он начинается с pk_.',
    },
  },
  telr: {
    name: 'Telr',
    checkout: 'Картой (Telr)',
    needs:
      'В кабинете Telr откройте Integrations, Transaction advice service и укажите этот адрес. Вне тестового режима платежи принимаются только с разрешённых адресов: добавьте там IP-адрес своего сервера.',
    fields: {
      store: 'Номер магазина',
      authKey: 'Ключ авторизации',
      remoteKey: 'Ключ Remote API, для возвратов',
      test: 'Тестовый режим',
    },
    errors: {
      store: 'Номер магазина Telr — это число, например 15996',
      key: 'В ключе Telr не меньше 8 знаков и нет пробелов',
      storeHere: 'Это число, похоже на номер магазина. Введите ключ: в нём есть и буквы.',
    },
  },
  tap: {
    name: 'Tap',
    checkout: 'Картой (Tap)',
    needs: 'Вводить ничего не нужно: этот адрес Tap получает с каждым платежом.',
    fields: { secretKey: 'Секретный ключ' },
    errors: {
      secretKey: 'Секретный ключ Tap начинается с sk_live_ или sk_test_',
      publishableKey: 'Это публичный ключ (pk_). Введите секретный, он начинается с sk_.',
    },
  },
  paytabs: {
    name: 'PayTabs',
    checkout: 'Картой (PayTabs)',
    needs:
      'Вводить ничего не нужно: этот адрес PayTabs получает с каждым платежом. Выберите регион, в котором открыт ваш аккаунт.',
    fields: { profileId: 'Номер профиля', serverKey: 'Серверный ключ', region: 'Регион аккаунта' },
    choices: {
      'region.UAE': 'ОАЭ',
      'region.KSA': 'Саудовская Аравия',
      'region.Egypt': 'Египет',
      'region.Oman': 'Оман',
      'region.Jordan': 'Иордания',
      'region.Kuwait': 'Кувейт',
      'region.Iraq': 'Ирак',
      'region.Morocco': 'Марокко',
      'region.Qatar': 'Катар',
      'region.Global': 'Другая страна',
    },
    errors: {
      profileId: 'Номер профиля PayTabs — это число, например 49622',
      serverKey:
        'Серверный ключ PayTabs — три группы по десять знаков, например S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG',
      clientKeyHere: 'Это клиентский ключ. Введите серверный: в нём три группы по десять знаков.',
    },
  },
} as const satisfies Messages<typeof english>;
