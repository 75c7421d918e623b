import type { messages as english } from '../en/samples.ts';
import type { Messages } from '../messages.ts';

/** What the samples say that fill a section for which the shop has nothing yet; they are only ever drawn. */
export const messages = {
  page: 'عنوان الصفحة',
  products: {
    vase: 'مزهرية طويلة',
    landscape: 'لوحة منظر طبيعي',
    bowl: 'وعاء فواكه',
    pot: 'أصيص نبات',
    lamp: 'مصباح طاولة',
    frame: 'إطار صورة',
    chair: 'كرسي',
    cup: 'كوب',
  },
  catalogs: {
    ceramics: 'الخزف',
    prints: 'اللوحات المطبوعة',
    kitchen: 'المطبخ',
    plants: 'النباتات',
    lamps: 'المصابيح',
    frames: 'الإطارات',
    furniture: 'الأثاث',
    gifts: 'الهدايا',
  },
  articles: {
    workshop: 'زيارة إلى الورشة',
    care: 'العناية بالخزف',
    plants: 'غرفة مليئة بالنباتات',
  },
  excerpt: 'سطر أو سطران عن موضوع المقال.',
  tags: {
    ideas: 'أفكار',
    materials: 'خامات',
    care: 'العناية',
    news: 'أخبار',
  },
  author: 'ليلى حداد',
  authorText: '<p>جملة عن الكاتب.</p>',
  comments: {
    first: { name: 'عمر سالم', text: 'شكرًا لكم، هذا ما كنت أبحث عنه تمامًا.' },
    second: { name: 'مريم ناصر', text: 'هل سيكون هناك جزء ثانٍ؟' },
  },
  headings: {
    beginning: 'كيف نبدأ',
    needs: 'ما تحتاج إليه',
    steps: 'خطوة بخطوة',
  },
  street: 'شارع المثال 1',
  locality: 'مدينتك',
  workTime: 'الاثنين–الجمعة ‎10:00–19:00',
} satisfies Messages<typeof english>;
