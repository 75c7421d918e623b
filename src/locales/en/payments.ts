/** All that English says of payment methods. A new provider is one entry. */
export const messages = {
  cash: {
    name: 'Cash on delivery',
    /** What buyers choose; an owner may give the method a name of their own. */
    checkout: 'Cash on delivery',
  },
  giftCard: { name: 'Gift card', checkout: 'Gift card' },
  demo: { name: 'Demo payment', checkout: 'Demo payment, no money moves' },
  yookassa: {
    name: 'YooKassa',
    checkout: 'Card or SBP (YooKassa)',
    /** What is to be done at the provider, beside the address for its notifications. */
    needs:
      'In YooKassa, open Integration, HTTP notifications, enter this address and choose all events of payments and refunds.',
    fields: {
      shopId: 'Shop id',
      secretKey: 'Secret key',
      'receipt.vatCode': 'VAT code of receipts',
      'receipt.deliveryVatCode': 'VAT code of the delivery in receipts',
      'receipt.taxSystemCode': 'Tax system code of receipts',
      'receipt.paymentMode': 'How goods are paid, for receipts',
    },
    help: {
      'receipt.vatCode': 'Without one YooKassa makes no receipts. A product can have a code of its own.',
      'receipt.deliveryVatCode': 'Not chosen: the same as the goods',
      'receipt.paymentMode': 'Not chosen: a prepayment. A product can have a mode of its own.',
    },
    choices: {
      'receipt.taxSystemCode.1': '1: general',
      'receipt.taxSystemCode.2': '2: simplified, income',
      'receipt.taxSystemCode.3': '3: simplified, income less expenses',
      'receipt.taxSystemCode.4': '4: ENVD',
      'receipt.taxSystemCode.5': '5: agricultural',
      'receipt.taxSystemCode.6': '6: patent',
    },
    errors: {
      shopId: 'The shop id is a number, such as 100500',
      secretKey: 'A secret key of YooKassa begins with live_ or test_',
      shopIdHere: 'This is the shop id. Enter the secret key, which begins with live_ or test_.',
    },
  },
  stripe: {
    name: 'Stripe',
    checkout: 'Card (Stripe)',
    needs:
      'In Stripe, open Developers, Webhooks, add an endpoint with this address and the events checkout.session.*, payment_intent.succeeded, payment_intent.payment_failed, payment_intent.canceled and charge.refunded. Its signing secret is the second key below.',
    fields: {
      secretKey: 'Secret key',
      webhookSecret: 'Webhook signing secret',
      'express.publishableKey': 'Publishable key',
      'express.enabled': 'Apple Pay and Google Pay above the checkout’s form',
    },
    help: {
      'express.publishableKey':
        'For Apple Pay and Google Pay at the checkout. It is public and begins with pk_.',
      'express.enabled':
        'Link too, where a shopper’s device has one of them; name, address and payment come from there. First register your domain in Stripe (Settings, Payment method domains). The tick for your terms stands beside the buttons.',
    },
    errors: {
      secretKey: 'A secret key of Stripe begins with sk_live_, sk_test_, rk_live_ or rk_test_',
      publishableKey: 'This is a publishable key (pk_). Enter the secret key, which begins with sk_.',
      signingSecretHere:
        'This is a webhook signing secret. Enter the secret key, which begins with sk_ or rk_.',
      signingSecret: 'A signing secret of Stripe begins with whsec_: it is shown on the page of the webhook',
      publishableForSigning:
        'This is a publishable key (pk_). Enter the signing secret of the webhook, which begins with whsec_.',
      secretKeyHere:
        'This is a secret key. Enter the signing secret of the webhook, which begins with whsec_.',
      endpointIdHere: 'This is the id of the webhook. Reveal its signing secret, which begins with whsec_.',
      publishableKeyForm: 'A publishable key of Stripe begins with pk_live_ or pk_test_',
      secretForPublishable:
        'This is a secret key, and every visitor would see it. Enter the publishable key, which begins with pk_.',
      signingForPublishable:
        'This is a webhook signing secret. Enter the publishable key, which begins with pk_.',
    },
  },
  telr: {
    name: 'Telr',
    checkout: 'Card (Telr)',
    needs:
      'In Telr’s merchant administration, open Integrations, Transaction advice service, and enter this address. Payments outside of the test mode are accepted from allowed addresses alone: add the IP address of your server there.',
    fields: {
      store: 'Store id',
      authKey: 'Authentication key',
      remoteKey: 'Remote API key, for refunds',
      test: 'Test mode',
    },
    errors: {
      store: 'The store id of Telr is a number, such as 15996',
      key: 'A key of Telr has at least 8 characters and no spaces',
      storeHere: 'This is a number, such as the store id. Enter the key, which has letters too.',
    },
  },
  tap: {
    name: 'Tap',
    checkout: 'Card (Tap)',
    needs: 'Nothing has to be entered: each payment tells Tap this address itself.',
    fields: { secretKey: 'Secret key' },
    errors: {
      secretKey: 'A secret key of Tap begins with sk_live_ or sk_test_',
      publishableKey: 'This is a publishable key (pk_). Enter the secret key, which begins with sk_.',
    },
  },
  paytabs: {
    name: 'PayTabs',
    checkout: 'Card (PayTabs)',
    needs:
      'Nothing has to be entered: each payment tells PayTabs this address itself. Choose the region in which your account was opened.',
    fields: { profileId: 'Profile id', serverKey: 'Server key', region: 'Region of the account' },
    choices: {
      'region.UAE': 'United Arab Emirates',
      'region.KSA': 'Saudi Arabia',
      'region.Egypt': 'Egypt',
      'region.Oman': 'Oman',
      'region.Jordan': 'Jordan',
      'region.Kuwait': 'Kuwait',
      'region.Iraq': 'Iraq',
      'region.Morocco': 'Morocco',
      'region.Qatar': 'Qatar',
      'region.Global': 'Any other country',
    },
    errors: {
      profileId: 'The profile id of PayTabs is a number, such as 49622',
      serverKey:
        'A server key of PayTabs has three groups of ten characters, such as S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG',
      clientKeyHere: 'This is a client key. Enter the server key, which has three groups of ten characters.',
    },
  },
} as const;
