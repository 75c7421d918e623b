import type { DemoMenus } from './types.ts';

export const menus: DemoMenus = {
  info: [
    { title: { en: 'About', ru: 'О мастерской', ar: 'من نحن' }, link: { type: 'page', key: 'about' } },
    { title: { en: 'Delivery', ru: 'Доставка', ar: 'التوصيل' }, link: { type: 'page', key: 'delivery' } },
    { title: { en: 'Returns', ru: 'Возврат', ar: 'الإرجاع' }, link: { type: 'page', key: 'returns' } },
    { title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' }, link: { type: 'page', key: 'contacts' } },
  ],
  main: [
    {
      title: { en: 'Prints', ru: 'Постеры', ar: 'لوحات' },
      link: { type: 'catalog', key: 'prints' },
      children: [
        {
          title: { en: 'Landscapes', ru: 'Пейзажи', ar: 'مناظر طبيعية' },
          link: { type: 'catalog', key: 'landscapes' },
          children: [
            {
              title: { en: 'Morning Ranges', ru: 'Утренние хребты', ar: 'سلاسل الصباح' },
              link: { type: 'product', key: 'print-01' },
            },
            {
              title: { en: 'Slow Current', ru: 'Медленное течение', ar: 'تيار هادئ' },
              link: { type: 'product', key: 'print-05' },
            },
            {
              title: { en: 'A Month of Moons', ru: 'Лунный месяц', ar: 'شهر من الأقمار' },
              link: { type: 'product', key: 'print-19' },
            },
          ],
        },
        {
          title: { en: 'Abstract', ru: 'Абстракция', ar: 'تجريد' },
          link: { type: 'catalog', key: 'abstract' },
          children: [
            {
              title: { en: 'Regatta', ru: 'Регата', ar: 'سباق الأشرعة' },
              link: { type: 'product', key: 'print-13' },
            },
            {
              title: { en: 'Deep Bay', ru: 'Глубокая бухта', ar: 'الخليج العميق' },
              link: { type: 'product', key: 'print-15' },
            },
          ],
        },
        {
          title: { en: 'Botanical', ru: 'Ботаника', ar: 'نباتات' },
          link: { type: 'catalog', key: 'botanical' },
          children: [
            {
              title: { en: 'Ochre Sprig', ru: 'Охристая ветвь', ar: 'غصن المغرة' },
              link: { type: 'product', key: 'print-10' },
            },
            {
              title: { en: 'Seaweed Album', ru: 'Альбом водорослей', ar: 'ألبوم الأعشاب البحرية' },
              link: { type: 'product', key: 'print-21' },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Ceramics', ru: 'Керамика', ar: 'خزف' },
      link: { type: 'catalog', key: 'ceramics' },
      children: [
        {
          title: { en: 'Vases', ru: 'Вазы', ar: 'مزهريات' },
          link: { type: 'catalog', key: 'vases' },
          children: [
            {
              title: { en: 'Teardrop Vase', ru: 'Ваза «Капля»', ar: 'مزهرية الدمعة' },
              link: { type: 'product', key: 'pot-03' },
            },
            {
              title: { en: 'Moon Jar', ru: 'Лунный сосуд', ar: 'جرّة القمر' },
              link: { type: 'product', key: 'pot-01' },
            },
          ],
        },
        {
          title: { en: 'Tableware', ru: 'Посуда', ar: 'أواني المائدة' },
          link: { type: 'catalog', key: 'tableware' },
          children: [
            {
              title: { en: 'Noodle Bowl', ru: 'Глубокая миска', ar: 'وعاء النودلز' },
              link: { type: 'product', key: 'pot-14' },
            },
            {
              title: { en: 'Morning Mug', ru: 'Утренняя кружка', ar: 'كوب الصباح' },
              link: { type: 'product', key: 'pot-16' },
            },
            {
              title: { en: 'Harbor Teapot', ru: 'Чайник «Гавань»', ar: 'إبريق «الميناء»' },
              link: { type: 'product', key: 'pot-20' },
            },
          ],
        },
      ],
    },
    { title: { en: 'Gifts', ru: 'Подарки', ar: 'هدايا' }, link: { type: 'catalog', key: 'gifts' } },
    {
      title: { en: 'Journal', ru: 'Журнал', ar: 'المجلة' },
      link: { type: 'category', key: 'journal' },
      children: [
        {
          title: { en: 'How to hang a print', ru: 'Как повесить картину', ar: 'كيف تعلّق لوحة' },
          link: { type: 'article', key: 'how-to-hang-a-print' },
        },
        {
          title: { en: 'Living with stoneware', ru: 'Уход за керамикой', ar: 'العيش مع الخزف الحجري' },
          link: { type: 'article', key: 'living-with-stoneware' },
        },
        { title: { en: 'News', ru: 'Новости', ar: 'الأخبار' }, link: { type: 'category', key: 'news' } },
      ],
    },
    {
      title: { en: 'Studio', ru: 'Мастерская', ar: 'المرسم' },
      link: { type: 'page', key: 'about' },
      children: [
        { title: { en: 'Questions', ru: 'Вопросы', ar: 'أسئلة شائعة' }, link: { type: 'page', key: 'faq' } },
        {
          title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' },
          link: { type: 'page', key: 'contacts' },
        },
      ],
    },
  ],
  footer: [
    {
      title: { en: 'Shop', ru: 'Магазин', ar: 'المتجر' },
      children: [
        {
          title: { en: 'Art prints', ru: 'Постеры и графика', ar: 'لوحات فنية' },
          link: { type: 'catalog', key: 'prints' },
        },
        {
          title: { en: 'Studio ceramics', ru: 'Керамика', ar: 'خزف المرسم' },
          link: { type: 'catalog', key: 'ceramics' },
        },
        {
          title: { en: 'Tableware', ru: 'Посуда', ar: 'أواني المائدة' },
          link: { type: 'catalog', key: 'tableware' },
        },
        { title: { en: 'Gifts', ru: 'Подарки', ar: 'هدايا' }, link: { type: 'catalog', key: 'gifts' } },
      ],
    },
    {
      title: { en: 'Help', ru: 'Покупателям', ar: 'المساعدة' },
      children: [
        {
          title: { en: 'Delivery and payment', ru: 'Доставка и оплата', ar: 'التوصيل والدفع' },
          link: { type: 'page', key: 'delivery' },
        },
        {
          title: { en: 'Returns', ru: 'Возврат и обмен', ar: 'الإرجاع' },
          link: { type: 'page', key: 'returns' },
        },
        {
          title: { en: 'Questions', ru: 'Вопросы и ответы', ar: 'أسئلة شائعة' },
          link: { type: 'page', key: 'faq' },
        },
        {
          title: { en: 'Privacy', ru: 'Конфиденциальность', ar: 'الخصوصية' },
          link: { type: 'page', key: 'privacy' },
        },
      ],
    },
    {
      title: { en: 'Studio', ru: 'Мастерская', ar: 'المرسم' },
      children: [
        { title: { en: 'Home', ru: 'Главная', ar: 'الرئيسية' }, link: { type: 'homepage' } },
        { title: { en: 'About us', ru: 'О нас', ar: 'من نحن' }, link: { type: 'page', key: 'about' } },
        {
          title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' },
          link: { type: 'page', key: 'contacts' },
        },
        {
          title: { en: 'Saturday classes', ru: 'Субботние занятия', ar: 'دروس السبت' },
          link: { type: 'article', key: 'saturday-classes' },
        },
      ],
    },
    {
      title: { en: 'Read', ru: 'Почитать', ar: 'للقراءة' },
      children: [
        { title: { en: 'Journal', ru: 'Журнал', ar: 'المجلة' }, link: { type: 'category', key: 'journal' } },
        { title: { en: 'News', ru: 'Новости', ar: 'الأخبار' }, link: { type: 'category', key: 'news' } },
        {
          title: { en: 'Fifteen glazes', ru: 'Пятнадцать глазурей', ar: 'خمسة عشر طلاءً' },
          link: { type: 'article', key: 'fifteen-glazes' },
        },
        {
          title: { en: 'Map of the neighborhood', ru: 'Карта окрестностей', ar: 'خريطة الحيّ' },
          link: { type: 'external', url: 'https://www.openstreetmap.org/' },
        },
      ],
    },
  ],
};
