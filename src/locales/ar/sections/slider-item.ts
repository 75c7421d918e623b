import type { messages as english } from '../../en/sections/slider-item.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'شريحة واحدة',
  about: 'صورة كبيرة ثابتة مع كلمات.',
  item: 'شريحة',
  fields: { ...slide.fields, height: slide.height.label, ...slide.look },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { picture: 'صورة', centered: 'الكلمات في الوسط', colour: 'لون دون صورة' },
  content: {
    theStudio: 'الاستوديو',
    visitorsShouldFeel: 'ما ينبغي أن يشعر به الزائر قبل أن يقرأ كلمة.',
    onePictureSays: 'صورة واحدة تكفي',
    comeIn: 'تفضّل بالدخول',
    shortLineUnder: 'سطر قصير تحته.',
    titleMiddle: 'عنوان في الوسط',
    pictureOnlyColour: 'لون فقط دون صورة.',
    freeDeliveryMay: 'توصيل مجاني في مايو',
  },
} satisfies Messages<typeof english>;
