import type { messages as english } from '../../en/sections/slider-2.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'شرائح بطاقات',
  about: 'صورة بجانب كلماتها، بطاقة تلو أخرى.',
  item: 'بطاقة',
  fields: {
    ...slide.fields,
    side: { label: 'الصورة على الشاشات العريضة', help: 'على الجوال تظهر فوق الكلمات.' },
    autoplay: {
      label: 'تبديل البطاقات تلقائيًا',
      help: 'تتوقف تحت المؤشر ولها زر إيقاف، ولا تعمل لمن طلب تقليل الحركة.',
    },
    speed: 'مدة بقاء البطاقة، بالملّي ثانية',
    arrows: 'الأسهم',
    dots: 'خطوط لاختيار البطاقة',
    height: slide.height.label,
    isPageTitle: slide.look.isPageTitle,
    'items.content.link': { label: 'يؤدي إلى', help: 'دون نص للزر يصبح العنوان رابطًا.' },
    'items.content.background': {
      label: 'اللون خلف الكلمات',
      help: 'يغطي الصورة أيضًا بالشدة التي تحددها أدناه.',
    },
  },
  choices: {
    height: slide.height.choices,
    side: { start: 'في البداية', end: 'في النهاية', alternate: 'بالتناوب' },
  },
  presets: { stories: 'قصص', offers: 'عروض ملونة' },
  content: {
    fromTheWorkshop: 'من الورشة',
    roomFewSentences: 'مساحة لبضع جمل: ما هذا الشيء، ومن صنعه، ولماذا يستحق مكانًا في البيت.',
    storyOneThing: 'حكاية قطعة واحدة',
    seeShop: 'شاهدها في المتجر',
    newThisSeason: 'جديد هذا الموسم',
    lineTwoCame: 'سطر أو سطران عما وصل حديثًا ولماذا يستحق نظرة.',
    collectionBegin: 'مجموعة تبدأ بها',
    toTheCollection: 'إلى المجموعة',
    smallBatchesEach: 'كميات صغيرة، وكل قطعة تحمل توقيع صانعها.',
    madeHandSent: 'صُنعت باليد وتصل أينما كنت',
    weekShop: 'هذا الأسبوع في المتجر',
    untilSunday: 'حتى يوم الأحد',
    sayOfferWhom: 'قل ما العرض ولمن، في جملة واحدة.',
    freeDeliveryMay: 'توصيل مجاني في مايو',
    chooseSomething: 'اختر ما يعجبك',
    onlyThisWeek: 'هذا الأسبوع فقط',
    onePictureOne: 'صورة واحدة وفكرة واحدة.',
    framedCost: 'الإطار مجانًا',
    seeNew: 'شاهد الجديد',
  },
} satisfies Messages<typeof english>;
