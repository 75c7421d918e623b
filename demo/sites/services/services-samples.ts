import type { DemoSamples } from '../../content/samples/types.ts';

/** What the framing workshop was written in its last weeks. */
export const servicesSamples: DemoSamples = {
  orderComments: [
    { en: 'Third floor, no elevator.', ru: 'Третий этаж без лифта.', ar: 'الطابق الثالث، بلا مصعد.' },
    {
      en: 'An old watercolor, please be careful with it.',
      ru: 'Старая акварель, осторожнее, пожалуйста.',
      ar: 'ألوان مائية قديمة، أرجو العناية بها.',
    },
    {
      en: 'Better in the evening, after six.',
      ru: 'Лучше вечером, после шести.',
      ar: 'المساء أفضل، بعد السادسة.',
    },
    { en: 'I will bring the print myself.', ru: 'Лист привезу сам.', ar: 'سأحضر اللوحة بنفسي.' },
  ],
  enquiries: [
    {
      person: 4,
      contact: 'both',
      product: 'museum-framing',
      text: {
        en: 'I have a charcoal drawing of about 60 by 80 cm. Would you need to see it before you name a price?',
        ru: 'У меня рисунок углём, примерно 60 на 80 см. Чтобы назвать цену, нужно его увидеть?',
        ar: 'عندي رسم بالفحم بمقاس 60 في 80 سم تقريبًا. هل تحتاجون إلى رؤيته قبل تحديد السعر؟',
      },
      utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'framing' },
      daysAgo: 0.3,
      status: 'new',
    },
    { person: 11, contact: 'phone', text: { en: '', ru: '', ar: '' }, daysAgo: 0.8, status: 'new' },
    {
      person: 17,
      contact: 'email',
      product: 'hang-pictures',
      text: {
        en: 'We are moving into an office and have some fifty pictures. Do you work at weekends?',
        ru: 'Переезжаем в офис, картин около пятидесяти. Работаете ли вы в выходные?',
        ar: 'ننتقل إلى مكتب جديد ولدينا نحو خمسين لوحة. هل تعملون في عطلة نهاية الأسبوع؟',
      },
      daysAgo: 1.6,
      status: 'new',
    },
    {
      person: 6,
      contact: 'email',
      product: 'frame-evening',
      text: {
        en: 'May a child of twelve come along?',
        ru: 'Можно прийти с ребёнком двенадцати лет?',
        ar: 'هل يمكن أن يحضر معي طفل في الثانية عشرة؟',
      },
      utm: { utm_source: 'newsletter', utm_medium: 'email' },
      daysAgo: 5.2,
      status: 'handled',
    },
    {
      person: 19,
      contact: 'both',
      product: 'new-glass',
      text: {
        en: 'The glass of an old frame is broken. How long would it take?',
        ru: 'Разбилось стекло в старой раме. Сколько времени займёт замена?',
        ar: 'زجاج إطار قديم مكسور. كم يستغرق ذلك؟',
      },
      daysAgo: 13.7,
      status: 'handled',
    },
    {
      person: 21,
      contact: 'email',
      text: {
        en: 'We bring your site to the first page of every search engine within a week. Guaranteed.',
        ru: 'Выведем ваш сайт в топ всех поисковиков за неделю. С гарантией.',
        ar: 'نضع موقعكم في الصفحة الأولى لكل محرك بحث خلال أسبوع. مضمون.',
      },
      daysAgo: 22.4,
      status: 'spam',
    },
  ],
  reviews: [
    {
      person: 2,
      product: 'frame-a-print',
      rating: 5,
      text: {
        en: 'They talked me out of the gold frame, and they were right.',
        ru: 'Отговорили от золотой рамы — и правильно сделали.',
        ar: 'أقنعوني بترك الإطار الذهبي، وكانوا على حق.',
      },
      daysAgo: 0.5,
      status: 'pending',
    },
    {
      person: 7,
      product: 'gilding-weekend',
      rating: 5,
      text: {
        en: 'Two days that went by like an hour. There is still gold under my nails.',
        ru: 'Два дня пролетели, как час. Под ногтями до сих пор золото.',
        ar: 'يومان مرّا كساعة. وما زال الذهب تحت أظافري.',
      },
      daysAgo: 1.9,
      status: 'pending',
    },
    {
      person: 14,
      product: 'hang-pictures',
      rating: 3,
      text: {
        en: 'All of it hangs straight, but we waited an hour for the van.',
        ru: 'Всё висит ровно, но машину ждали лишний час.',
        ar: 'كل شيء معلّق باستقامة، لكننا انتظرنا السيارة ساعة.',
      },
      daysAgo: 3.1,
      status: 'pending',
    },
    {
      person: 21,
      product: 'new-glass',
      rating: 1,
      text: {
        en: 'Cheap loans online, no questions asked, write to me!!!',
        ru: 'Кредиты онлайн без справок, пишите мне!!!',
        ar: 'قروض رخيصة عبر الإنترنت بلا أسئلة، راسلوني!!!',
      },
      daysAgo: 12.2,
      status: 'rejected',
    },
  ],
  comments: [],
};
