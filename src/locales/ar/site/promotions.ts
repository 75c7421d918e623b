import type { messages as english } from '../../en/site/promotions.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'promotions.unknown': 'لا يوجد رمز {code}. تحقق من كتابته.',
  'promotions.notYet': 'الرمز {code} غير سارٍ بعد',
  'promotions.over': 'لم يعد الرمز {code} ساريًا',
  'promotions.usedUp': 'استُنفد الرمز {code}',
  'promotions.tooMany': 'جُرّبت رموز كثيرة. أعد المحاولة بعد ساعة.',
  'promotions.goods': 'الرمز {code} ليس لهذه المنتجات',
  'promotions.discountedGoods': 'الرمز {code} ليس للمنتجات المخفّضة أصلًا',
  'promotions.minAmount': 'أضف منتجات بقيمة \u2068{amount}\u2069 لاستخدام الرمز {code}',
  'promotions.minQuantity':
    '{count, plural, zero {أضف # منتج لاستخدام الرمز {code}} one {أضف منتجًا واحدًا لاستخدام الرمز {code}} two {أضف منتجين لاستخدام الرمز {code}} few {أضف # منتجات لاستخدام الرمز {code}} many {أضف # منتجًا لاستخدام الرمز {code}} other {أضف # منتج لاستخدام الرمز {code}}}',
  'promotions.firstOrder': 'الرمز {code} للطلب الأول فقط',
  'promotions.signIn': 'الرمز {code} لعملاء معيّنين. سجّل الدخول لاستخدامه إن كنت منهم.',
  'promotions.group': 'الرمز {code} لعملاء معيّنين فقط',
  'promotions.place': 'الرمز {code} ليس لمكان التوصيل هذا',
  'promotions.otherBetter': 'لم يُضف الرمز {code}: خصم آخر يوفّر عليك أكثر',
  'promotions.nothing': 'لا يخفض الرمز {code} شيئًا من هذا الطلب',
  'giftCards.cards': 'بطاقات الهدايا',
  'giftCards.due': 'المتبقي للدفع',
  'giftCards.newDue': 'المتبقي للدفع: \u2068{due}\u2069',
  'giftCards.restPaid': 'دُفع الباقي',
  'giftCards.blocked': 'بطاقة الهدية {card} موقوفة. يُرجى التواصل معنا.',
  'giftCards.expired': 'انتهت صلاحية بطاقة الهدية {card}',
  'giftCards.empty': 'لم يبقَ شيء في بطاقة الهدية {card}',
  'giftCards.otherCurrency': 'بطاقة الهدية {card} بعملة أخرى',
} satisfies Messages<typeof english>;
