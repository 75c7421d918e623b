import type { messages as english } from '../../en/admin/known-carriers.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  cdek: {
    name: 'CDEK',
    needs:
      'اختياري: يمكن لـ CDEK إبلاغ هذا العنوان بكل تغيير (أحداث ORDER_STATUS). والمتجر يسأل بنفسه كل بضع دقائق على أي حال.',
    fields: {
      account: 'الحساب (Account)',
      password: 'كلمة المرور (Secure password)',
      isTest: 'بيئة الاختبار',
      senderPoint: 'رمز مكتب CDEK الذي تسلّم إليه الطرود',
      senderPostalCode: 'الرمز البريدي للمرسل',
      senderCity: 'مدينة المرسل',
      senderAddress: 'شارع المرسل ورقم المبنى',
      weight: 'وزن المنتج الذي لا وزن له، غ',
      length: 'طول المنتج الذي لا قياس له، سم',
      width: 'عرض المنتج الذي لا قياس له، سم',
      height: 'ارتفاع المنتج الذي لا قياس له، سم',
    },
    help: {
      account: 'في حسابك لدى CDEK، قسم التكامل. يجب أن يكون العقد للمتاجر الإلكترونية.',
      isTest: 'تُرسل الطلبات إلى خادم CDEK التجريبي بمفاتيحه التجريبية. لا يُرسل شيء فعليًا.',
      senderPoint: 'مثل MSK5. فارغ: يأخذ مندوب الطرود من عنوان المرسل.',
      senderAddress: 'مطلوب عندما يأخذ مندوب الطرود.',
    },
  },
} satisfies Messages<typeof english>;
