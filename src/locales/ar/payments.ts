import type { messages as english } from '../en/payments.ts';
import type { Messages } from '../messages.ts';

/** All that English says of payment methods. A new provider is one entry. */
export const messages = {
  cash: {
    name: 'الدفع عند الاستلام',
    /** What buyers choose; an owner may give the method a name of their own. */
    checkout: 'الدفع نقدًا عند الاستلام',
  },
  giftCard: { name: 'بطاقة هدية', checkout: 'بطاقة هدية' },
  demo: { name: 'دفع تجريبي', checkout: 'دفع تجريبي دون نقل أموال' },
  yookassa: {
    name: 'YooKassa',
    checkout: 'بطاقة أو SBP ‏(YooKassa)',
    /** What is to be done at the provider, beside the address for its notifications. */
    needs:
      'في YooKassa افتح Integration ثم HTTP notifications، وأدخل هذا الرابط واختر جميع أحداث الدفع والاسترداد.',
    fields: {
      shopId: 'معرّف المتجر',
      secretKey: 'المفتاح السري',
      'receipt.vatCode': 'رمز الضريبة في الإيصالات',
      'receipt.deliveryVatCode': 'رمز ضريبة التوصيل في الإيصالات',
      'receipt.taxSystemCode': 'رمز النظام الضريبي في الإيصالات',
      'receipt.paymentMode': 'طريقة دفع السلع في الإيصالات',
    },
    help: {
      'receipt.vatCode': 'من دونه لا تُصدر YooKassa إيصالات. ويمكن أن يكون للمنتج رمز خاص به.',
      'receipt.deliveryVatCode': 'إن لم يُختر: مثل السلع',
      'receipt.paymentMode': 'إن لم تُختر: دفع مسبق. ويمكن أن تكون للمنتج طريقة خاصة به.',
    },
    choices: {
      'receipt.taxSystemCode.1': '1: العام',
      'receipt.taxSystemCode.2': '2: المبسّط، على الدخل',
      'receipt.taxSystemCode.3': '3: المبسّط، على الدخل مخصومًا منه المصروفات',
      'receipt.taxSystemCode.4': '4: الضريبة الموحدة ENVD',
      'receipt.taxSystemCode.5': '5: الزراعي',
      'receipt.taxSystemCode.6': '6: نظام البراءة',
    },
    errors: {
      shopId: 'معرّف المتجر رقم، مثل 100500',
      secretKey: 'يبدأ المفتاح السري في YooKassa بـ live_ أو test_',
      shopIdHere: 'هذا معرّف المتجر. أدخل المفتاح السري الذي يبدأ بـ live_ أو test_.',
    },
  },
  stripe: {
    name: 'Stripe',
    checkout: 'بطاقة (Stripe)',
    needs:
      'في Stripe افتح Developers ثم Webhooks، وأضف نقطة وصول بهذا الرابط والأحداث checkout.session.* وpayment_intent.succeeded وpayment_intent.payment_failed وpayment_intent.canceled وcharge.refunded. سر التوقيع الخاص بها هو المفتاح الثاني أدناه.',
    fields: {
      secretKey: 'المفتاح السري',
      webhookSecret: 'سر توقيع الإشعارات (Webhook)',
      'express.publishableKey': 'المفتاح العام',
      'express.enabled': 'Apple Pay وGoogle Pay فوق نموذج الطلب',
    },
    help: {
      'express.publishableKey': 'لـ Apple Pay وGoogle Pay عند إتمام الطلب. غير سري ويبدأ بـ pk_‎.',
      'express.enabled':
        'وكذلك Link، إن وُجد أحدها على جهاز المشتري: منه يؤخذ الاسم والعنوان والدفع. سجّل نطاقك أولًا في Stripe‏ (Settings ثم Payment method domains). خانة الموافقة على الشروط تظهر بجانب الأزرار.',
    },
    errors: {
      secretKey: 'يبدأ المفتاح السري في Stripe بـ sk_live_ أو sk_test_ أو rk_live_ أو rk_test_',
      publishableKey: 'هذا مفتاح عام (pk_). أدخل المفتاح السري الذي يبدأ بـ sk_.',
      signingSecretHere: 'هذا سر توقيع الإشعارات. أدخل المفتاح السري الذي يبدأ بـ sk_ أو rk_.',
      signingSecret: 'يبدأ سر التوقيع في Stripe بـ whsec_‎: تجده في صفحة الـ webhook',
      publishableForSigning: 'هذا مفتاح عام (pk_). أدخل سر توقيع الـ webhook الذي يبدأ بـ whsec_.',
      secretKeyHere: 'هذا مفتاح سري. أدخل سر توقيع الـ webhook الذي يبدأ بـ whsec_.',
      endpointIdHere: 'هذا معرّف الـ webhook. أظهر سر التوقيع الخاص به الذي يبدأ بـ whsec_.',
      publishableKeyForm: 'يبدأ المفتاح العام في Stripe بـ pk_live_ أو pk_test_',
      secretForPublishable: 'هذا مفتاح سري وسيراه كل زائر. أدخل المفتاح العام الذي يبدأ بـ pk_.',
      signingForPublishable: 'هذا سر توقيع الـ webhook. أدخل المفتاح العام الذي يبدأ بـ pk_.',
    },
  },
  telr: {
    name: 'Telr',
    checkout: 'بطاقة (Telr)',
    needs:
      'في لوحة تحكم التاجر لدى Telr افتح Integrations ثم Transaction advice service وأدخل هذا الرابط. خارج وضع الاختبار لا تُقبل المدفوعات إلا من عناوين مسموح بها: أضف عنوان IP لخادمك هناك.',
    fields: {
      store: 'معرّف المتجر',
      authKey: 'مفتاح المصادقة',
      remoteKey: 'مفتاح Remote API لرد المبالغ',
      test: 'وضع الاختبار',
    },
    errors: {
      store: 'معرّف المتجر في Telr رقم، مثل 15996',
      key: 'يتكون مفتاح Telr من 8 رموز على الأقل دون مسافات',
      storeHere: 'هذا رقم، مثل معرّف المتجر. أدخل المفتاح، وفيه حروف أيضًا.',
    },
  },
  tap: {
    name: 'Tap',
    checkout: 'بطاقة (Tap)',
    needs: 'لا حاجة إلى إدخال شيء: تُبلّغ كل عملية دفع Tap بهذا الرابط.',
    fields: { secretKey: 'المفتاح السري' },
    errors: {
      secretKey: 'يبدأ المفتاح السري في Tap بـ sk_live_ أو sk_test_',
      publishableKey: 'هذا مفتاح عام (pk_). أدخل المفتاح السري الذي يبدأ بـ sk_.',
    },
  },
  paytabs: {
    name: 'PayTabs',
    checkout: 'بطاقة (PayTabs)',
    needs: 'لا حاجة إلى إدخال شيء: تُبلّغ كل عملية دفع PayTabs بهذا الرابط. اختر المنطقة التي فُتح فيها حسابك.',
    fields: { profileId: 'معرّف الملف (Profile ID)', serverKey: 'مفتاح الخادم', region: 'منطقة الحساب' },
    choices: {
      'region.UAE': 'الإمارات العربية المتحدة',
      'region.KSA': 'المملكة العربية السعودية',
      'region.Egypt': 'مصر',
      'region.Oman': 'عُمان',
      'region.Jordan': 'الأردن',
      'region.Kuwait': 'الكويت',
      'region.Iraq': 'العراق',
      'region.Morocco': 'المغرب',
      'region.Qatar': 'قطر',
      'region.Global': 'أي دولة أخرى',
    },
    errors: {
      profileId: 'معرّف الملف في PayTabs رقم، مثل 49622',
      serverKey:
        'يتكون مفتاح الخادم في PayTabs من ثلاث مجموعات في كل منها عشرة رموز، مثل S6JNLKTLKB-JB2DGZTTBW-KZRDGRRGLG',
      clientKeyHere: 'هذا مفتاح العميل. أدخل مفتاح الخادم المكوّن من ثلاث مجموعات في كل منها عشرة رموز.',
    },
  },
} satisfies Messages<typeof english>;
