import type { messages as english } from '../../en/sections/slider.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'سلايدر',
  about: 'صور كبيرة مع كلمات، واحدة تلو أخرى.',
  item: 'شريحة',
  fields: {
    ...slide.fields,
    'heading.title': { label: 'الاسم لقارئات الشاشة', help: 'موضوع الشرائح؛ لا يظهر.' },
    autoplay: {
      label: 'تبديل الشرائح تلقائيًا',
      help: 'تتوقف تحت المؤشر ولها زر إيقاف، ولا تعمل لمن طلب تقليل الحركة.',
    },
    speed: 'مدة بقاء الشريحة، بالملّي ثانية',
    arrows: 'الأسهم',
    dots: 'النقاط',
    height: slide.height.label,
    ...slide.look,
  },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { 'three-slides': 'ثلاث شرائح', calm: 'هادئ، بعرض الصفحة' },
  content: {
    newThisSeason: 'جديد هذا الموسم',
    lineTwoCame: 'سطر أو سطران عما وصل حديثًا ولماذا يستحق نظرة.',
    sayFiveWords: 'قلها في خمس كلمات',
    seeNew: 'شاهد الجديد',
    onePictureOne: 'صورة واحدة وفكرة واحدة.',
    collectionBegin: 'مجموعة تبدأ بها',
    toTheCollection: 'إلى المجموعة',
    madeHandSent: 'صُنعت باليد وتصل أينما كنت',
    theQuietRoom: 'الغرفة الهادئة',
    morningLight: 'ضوء الصباح',
    untilSunday: 'حتى يوم الأحد',
    framedCost: 'الإطار مجانًا',
    freeDeliveryMay: 'توصيل مجاني في مايو',
  },
} satisfies Messages<typeof english>;
