import type { messages as english } from '../../en/sections/form-1.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'نموذج في بطاقة',
  about: 'نموذج الاستفسار في وسط الصفحة.',
  presets: { question: 'اطرح سؤالًا', 'custom-order': 'حسب الطلب' },
  content: {
    askUsAnything: 'اسألنا ما تشاء',
    personAnswersUsually: 'يجيبك إنسان، خلال ساعة في العادة.',
    haveItMade: 'نصنعه لك خصيصًا',
    sizeColourName: 'المقاس أو اللون أو اسم على القاعدة: أخبرنا بما تفكر فيه.',
    iWouldLike: 'أرغب في طلب: ',
    writeToUs: 'راسلنا',
  },
} satisfies Messages<typeof english>;
