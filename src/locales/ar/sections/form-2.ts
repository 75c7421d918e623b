import type { messages as english } from '../../en/sections/form-2.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'نموذج مع صورة',
  about: 'نموذج الاستفسار في جانب، وصورة أو كلمات في الآخر.',
  fields: { formSide: 'موضع النموذج' },
  choices: { formSide: { start: 'قبل الصورة', end: 'بعد الصورة' } },
  presets: { picture: 'مع صورة', words: 'مع كلمات' },
  content: {
    comeTryYourself: 'تعال وجرّب بنفسك',
    leaveNumberWill: 'اترك رقمك وسنتفق على يوم مناسب.',
    workshopMorning: 'الورشة في الصباح',
    sureWhichOne: 'لا تعرف أيها تختار؟',
    tellAboutRoom: 'حدّثنا عن الغرفة وسنقترح عليك ثلاث قطع.',
    pleaseHelpMe: 'أرجو مساعدتي في اختيار: ',
    writeToUs: 'راسلنا',
  },
} satisfies Messages<typeof english>;
