import type { DemoSamples } from './types.ts';

/** What the print and ceramics shop was written in its last weeks. */
export const shopSamples: DemoSamples = {
  orderComments: [
    {
      en: 'A gift: please leave the invoice out of the box.',
      ru: 'Это подарок: не кладите, пожалуйста, чек в коробку.',
      ar: 'هدية: أرجو عدم وضع الفاتورة في الصندوق.',
    },
    {
      en: 'The bell does not work, please call.',
      ru: 'Звонок не работает, наберите по телефону.',
      ar: 'الجرس لا يعمل، أرجو الاتصال.',
    },
    {
      en: 'Please roll the print with the picture inside.',
      ru: 'Сверните лист изображением внутрь, пожалуйста.',
      ar: 'أرجو لفّ اللوحة والرسم إلى الداخل.',
    },
    {
      en: 'I will come on Saturday after three.',
      ru: 'Заберу в субботу после трёх.',
      ar: 'سآتي يوم السبت بعد الثالثة.',
    },
    {
      en: 'Two of the same tone, if there is a choice.',
      ru: 'Если есть выбор, две вещи одного оттенка.',
      ar: 'قطعتان بالدرجة نفسها إن أمكن.',
    },
  ],
  enquiries: [
    {
      person: 4,
      contact: 'email',
      product: 'print-01',
      text: {
        en: 'Would this one work in a bathroom with a window, or does the paper mind the steam?',
        ru: 'Можно ли повесить этот лист в ванной с окном или бумаге навредит пар?',
        ar: 'هل تناسب هذه حمّامًا فيه نافذة، أم يضرّ البخار بالورق؟',
      },
      utm: { utm_source: 'instagram', utm_medium: 'social', utm_campaign: 'autumn_walls' },
      daysAgo: 0.2,
      status: 'new',
    },
    {
      person: 11,
      contact: 'phone',
      text: { en: '', ru: '', ar: '' },
      daysAgo: 0.7,
      status: 'new',
    },
    {
      person: 17,
      contact: 'both',
      text: {
        en: 'We are opening a small cafe in March and need forty mugs and sixty plates in one glaze. Can you do that, and by when?',
        ru: 'В марте открываем небольшое кафе: нужно сорок кружек и шестьдесят тарелок в одной глазури. Возьмётесь? К какому сроку?',
        ar: 'نفتح مقهى صغيرًا في مارس ونحتاج إلى أربعين كوبًا وستين طبقًا بطلاء واحد. هل يمكنكم ذلك، ومتى؟',
      },
      utm: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'tableware' },
      daysAgo: 1.4,
      status: 'new',
    },
    {
      person: 6,
      contact: 'email',
      product: 'pot-02',
      text: {
        en: 'When will the blue one be back? I can wait.',
        ru: 'Когда снова будет синяя? Могу подождать.',
        ar: 'متى يتوفر الأزرق من جديد؟ يمكنني الانتظار.',
      },
      daysAgo: 4.1,
      status: 'handled',
    },
    {
      person: 19,
      contact: 'both',
      text: {
        en: 'Do you frame prints that were bought elsewhere?',
        ru: 'Оформляете ли вы листы, купленные не у вас?',
        ar: 'هل تؤطّرون لوحات اشتُريت من مكان آخر؟',
      },
      daysAgo: 11.3,
      status: 'handled',
    },
    {
      person: 9,
      contact: 'phone',
      product: 'print-05',
      text: {
        en: 'Please call me after six: I would like to see it before I buy.',
        ru: 'Позвоните после шести: хочу посмотреть вживую перед покупкой.',
        ar: 'أرجو الاتصال بي بعد السادسة: أودّ أن أراها قبل الشراء.',
      },
      utm: { utm_source: 'newsletter', utm_medium: 'email' },
      daysAgo: 18.6,
      status: 'handled',
    },
    {
      person: 13,
      contact: 'email',
      text: {
        en: 'Is there still a place in the Saturday class for two adults?',
        ru: 'Есть ли ещё место на субботнем занятии для двух взрослых?',
        ar: 'هل بقي مكان لشخصين في درس السبت؟',
      },
      daysAgo: 33.2,
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
      daysAgo: 26.9,
      status: 'spam',
    },
  ],
  reviews: [
    {
      person: 2,
      product: 'print-02',
      rating: 5,
      text: {
        en: 'Bought it for the hall and moved it to the bedroom the same evening. Packed like an instrument.',
        ru: 'Брала в прихожую, а вечером перевесила в спальню. Упаковано, как скрипка.',
        ar: 'اشتريتها للممر ونقلتها إلى غرفة النوم في المساء نفسه. مغلّفة كآلة موسيقية.',
      },
      daysAgo: 0.4,
      status: 'pending',
    },
    {
      person: 7,
      product: 'pot-01',
      rating: 4,
      text: {
        en: 'The glaze is lovelier than in the photographs. One star less, because it came two days late.',
        ru: 'Глазурь ещё красивее, чем на снимках. Минус звезда: доставили на два дня позже.',
        ar: 'الطلاء أجمل مما في الصور. نجمة أقل لأنها تأخرت يومين.',
      },
      daysAgo: 1.2,
      status: 'pending',
    },
    {
      person: 14,
      product: 'print-03',
      rating: 2,
      text: {
        en: 'The print is fine, but the tube was dented and a corner has a crease. What do I do now?',
        ru: 'Сам лист хорош, но тубус помяли, и на углу залом. Что теперь делать?',
        ar: 'اللوحة سليمة، لكن الأنبوب كان منبعجًا وفي إحدى الزوايا ثنية. ماذا أفعل الآن؟',
      },
      daysAgo: 2.8,
      status: 'pending',
    },
    {
      person: 21,
      product: 'print-01',
      rating: 1,
      text: {
        en: 'Cheap loans online, no questions asked, write to me!!!',
        ru: 'Кредиты онлайн без справок, пишите мне!!!',
        ar: 'قروض رخيصة عبر الإنترنت بلا أسئلة، راسلوني!!!',
      },
      daysAgo: 9.5,
      status: 'rejected',
    },
  ],
  comments: [
    {
      person: 5,
      article: 'how-to-hang-a-print',
      text: {
        en: 'Do the paper strips hold on wallpaper too, or is a nail the honest answer?',
        ru: 'А бумажные полоски держат на обоях или честный ответ — гвоздь?',
        ar: 'هل تثبت الشرائط الورقية على ورق الجدران أيضًا، أم أن المسمار هو الجواب الصادق؟',
      },
      daysAgo: 0.9,
      status: 'pending',
    },
    {
      person: 16,
      article: 'living-with-stoneware',
      text: {
        en: 'Mine has been through the dishwasher every day for two years. No trace of it.',
        ru: 'Моя два года каждый день в посудомойке. Ни следа.',
        ar: 'قطعتي في غسالة الأطباق كل يوم منذ عامين. ولا أثر لذلك عليها.',
      },
      daysAgo: 3.3,
      status: 'pending',
    },
  ],
};
