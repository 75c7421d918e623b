import type { messages as english } from '../../en/sections/testimonials.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'آراء العملاء',
  about: 'ما يقوله العملاء، مع النجوم والصور.',
  item: 'رأي',
  fields: {
    showRating: 'إظهار النجوم',
    'items.name': 'الاسم',
    'items.role': 'من هو',
    'items.image': 'الصورة',
    'items.rating': { label: 'النجوم', help: '0 لا يعرض نجومًا.' },
    'items.text': 'الكلمات',
  },
  presets: { 'three-voices': 'ثلاثة آراء', 'without-stars': 'دون نجوم' },
  content: {
    annaReed: 'ليلى حداد',
    boughtPrintMay: 'اشترت لوحة في مايو',
    cameFlatBox: 'وصلت مستوية في علبة تصلح لشحن مرآة. والورق أسمك مما توقعت.',
    pavelLind: 'خالد منصور',
    furnishesSmallHotels: 'يؤثث فنادق صغيرة',
    twelveRoomsTwelve: 'اثنتا عشرة غرفة واثنتا عشرة لوحة ومحادثة واحدة. فكّروا في الإطارات قبلي.',
    miraSol: 'مريم ناصر',
    aRegular: 'عميلة دائمة',
    oneCupArrived: 'وصل كوب مكسور الحافة، وكان البديل عندي بعد يومين دون أسئلة.',
    whatPeopleSay: 'ماذا يقول عملاؤنا',
    kindWords: 'كلمات طيبة',
  },
} satisfies Messages<typeof english>;
