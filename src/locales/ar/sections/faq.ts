import type { messages as english } from '../../en/sections/faq.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    faq: {
      name: 'أسئلة وأجوبة',
      about: 'أسئلة تُفتح لتظهر أجوبتها.',
      presets: { 'with-contact': 'مع زر «اطرح سؤالًا»' },
    },
    'faq-1': { name: 'أسئلة في إطار', about: 'قائمة بإطار في عمود واحد.' },
    'faq-2': { name: 'أسئلة في بطاقات', about: 'بطاقات في عمودين.' },
  },
  item: 'سؤال',
  fields: { openFirst: 'فتح الجواب الأول', 'items.question': 'السؤال', 'items.answer': 'الجواب' },
  presets: { questions: 'أسئلة', 'on-grey': 'على رمادي' },
  content: {
    howLongDelivery: 'كم يستغرق التوصيل؟',
    twoFourWorking: '<p>من يومين إلى أربعة أيام عمل، ويظهر اليوم المحدد عند إتمام الطلب.</p>',
    canIReturn: 'هل يمكنني إرجاع ما اشتريته؟',
    yesWithinFourteen: '<p>نعم، خلال أربعة عشر يومًا، غير مستخدم وفي علبته.</p>',
    takeOrdersPhone: 'هل تستقبلون الطلبات بالهاتف؟',
    everyDayTen: '<p>نعم، كل يوم من العاشرة صباحًا إلى السابعة مساءً.</p>',
    questionsAndAnswers: 'أسئلة وأجوبة',
    beforeYouOrder: 'قبل أن تطلب',
    somethingElseMind: 'هل لديك سؤال آخر؟ راسلنا وسيجيبك إنسان.',
    askAQuestion: 'اطرح سؤالًا',
    goodToKnow: 'معلومات مفيدة',
  },
} satisfies Messages<typeof english>;
