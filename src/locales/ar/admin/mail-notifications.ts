import type { messages as english } from '../../en/admin/mail-notifications.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'الرسائل إلى المتجر',
  text: 'ما يراسلك المتجر بشأنه. الرسالة التي لا عنوان لها هنا تذهب إلى العنوان الأول أعلاه. لا يرى الزوار هذه العناوين أبدًا.',
  addresses: 'عناوين: {letter}',
  noAddress: 'لا عنوان بعد',
  wrongAddress: 'أحد هذه ليس بريدًا إلكترونيًا',
  orderPlaced: 'طلب جديد',
  'orderPlaced.text': 'فور تقديمه، مدفوعًا كان أم لا.',
  paymentCame: 'وصلت دفعة',
  'paymentCame.text': 'وصلت دفعة إلكترونية.',
  paymentFailed: 'فشل الدفع',
  'paymentFailed.text': 'حاول عميل الدفع إلكترونيًا ولم يستطع.',
  orderCanceled: 'أُلغي طلب',
  'orderCanceled.text': 'من العميل أو من فريقك أو لأنه لم يُدفع في الوقت المحدد.',
  refundNeeded: 'يلزم رد مبلغ',
  'refundNeeded.text': 'يحتفظ المتجر بمال طلب انتهى.',
  returnAsked: 'طلب إرجاع',
  'returnAsked.text': 'يريد مشترٍ إرجاع منتجات.',
  lowStock: 'مخزون منخفض',
  'lowStock.text': 'مرة حين ينخفض متغيّر إلى المستوى أدناه، ومرة أخرى بعد أن يرتفع فوقه فقط.',
  threshold: 'المخزون المنخفض، بالقطع',
  'threshold.text': 'تعتمد النظرة العامة هذا المستوى أيضًا.',
  daily: 'المخزون المنخفض: رسالة واحدة في اليوم',
  'daily.text': 'في التاسعة صباحًا، عن كل ما انخفض مخزونه خلال اليوم السابق. عند الإيقاف: فورًا.',
} satisfies Messages<typeof english>;
