import type { DemoMenus } from './types.ts';

export const menus: DemoMenus = {
  info: [
    { title: { en: 'About', ru: 'О мастерской' }, link: { type: 'page', key: 'about' } },
    { title: { en: 'Delivery', ru: 'Доставка' }, link: { type: 'page', key: 'delivery' } },
    { title: { en: 'Returns', ru: 'Возврат' }, link: { type: 'page', key: 'returns' } },
    { title: { en: 'Contacts', ru: 'Контакты' }, link: { type: 'page', key: 'contacts' } },
  ],
  main: [
    {
      title: { en: 'Prints', ru: 'Постеры' },
      link: { type: 'catalog', key: 'prints' },
      children: [
        {
          title: { en: 'Landscapes', ru: 'Пейзажи' },
          link: { type: 'catalog', key: 'landscapes' },
          children: [
            {
              title: { en: 'Morning Ranges', ru: 'Утренние хребты' },
              link: { type: 'product', key: 'print-01' },
            },
            {
              title: { en: 'Slow Current', ru: 'Медленное течение' },
              link: { type: 'product', key: 'print-05' },
            },
            {
              title: { en: 'A Month of Moons', ru: 'Лунный месяц' },
              link: { type: 'product', key: 'print-19' },
            },
          ],
        },
        {
          title: { en: 'Abstract', ru: 'Абстракция' },
          link: { type: 'catalog', key: 'abstract' },
          children: [
            { title: { en: 'Regatta', ru: 'Регата' }, link: { type: 'product', key: 'print-13' } },
            { title: { en: 'Deep Bay', ru: 'Глубокая бухта' }, link: { type: 'product', key: 'print-15' } },
          ],
        },
        {
          title: { en: 'Botanical', ru: 'Ботаника' },
          link: { type: 'catalog', key: 'botanical' },
          children: [
            {
              title: { en: 'Ochre Sprig', ru: 'Охристая ветвь' },
              link: { type: 'product', key: 'print-10' },
            },
            {
              title: { en: 'Seaweed Album', ru: 'Альбом водорослей' },
              link: { type: 'product', key: 'print-21' },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Ceramics', ru: 'Керамика' },
      link: { type: 'catalog', key: 'ceramics' },
      children: [
        {
          title: { en: 'Vases', ru: 'Вазы' },
          link: { type: 'catalog', key: 'vases' },
          children: [
            { title: { en: 'Teardrop Vase', ru: 'Ваза «Капля»' }, link: { type: 'product', key: 'pot-03' } },
            { title: { en: 'Moon Jar', ru: 'Лунный сосуд' }, link: { type: 'product', key: 'pot-01' } },
          ],
        },
        {
          title: { en: 'Tableware', ru: 'Посуда' },
          link: { type: 'catalog', key: 'tableware' },
          children: [
            { title: { en: 'Noodle Bowl', ru: 'Глубокая миска' }, link: { type: 'product', key: 'pot-14' } },
            { title: { en: 'Morning Mug', ru: 'Утренняя кружка' }, link: { type: 'product', key: 'pot-16' } },
            {
              title: { en: 'Harbor Teapot', ru: 'Чайник «Гавань»' },
              link: { type: 'product', key: 'pot-20' },
            },
          ],
        },
      ],
    },
    { title: { en: 'Gifts', ru: 'Подарки' }, link: { type: 'catalog', key: 'gifts' } },
    {
      title: { en: 'Journal', ru: 'Журнал' },
      link: { type: 'category', key: 'journal' },
      children: [
        {
          title: { en: 'How to hang a print', ru: 'Как повесить картину' },
          link: { type: 'article', key: 'how-to-hang-a-print' },
        },
        {
          title: { en: 'Living with stoneware', ru: 'Уход за керамикой' },
          link: { type: 'article', key: 'living-with-stoneware' },
        },
        { title: { en: 'News', ru: 'Новости' }, link: { type: 'category', key: 'news' } },
      ],
    },
    {
      title: { en: 'Studio', ru: 'Мастерская' },
      link: { type: 'page', key: 'about' },
      children: [
        { title: { en: 'Questions', ru: 'Вопросы' }, link: { type: 'page', key: 'faq' } },
        { title: { en: 'Contacts', ru: 'Контакты' }, link: { type: 'page', key: 'contacts' } },
      ],
    },
  ],
  footer: [
    {
      title: { en: 'Shop', ru: 'Магазин' },
      children: [
        { title: { en: 'Art prints', ru: 'Постеры и графика' }, link: { type: 'catalog', key: 'prints' } },
        { title: { en: 'Studio ceramics', ru: 'Керамика' }, link: { type: 'catalog', key: 'ceramics' } },
        { title: { en: 'Tableware', ru: 'Посуда' }, link: { type: 'catalog', key: 'tableware' } },
        { title: { en: 'Gifts', ru: 'Подарки' }, link: { type: 'catalog', key: 'gifts' } },
      ],
    },
    {
      title: { en: 'Help', ru: 'Покупателям' },
      children: [
        {
          title: { en: 'Delivery and payment', ru: 'Доставка и оплата' },
          link: { type: 'page', key: 'delivery' },
        },
        { title: { en: 'Returns', ru: 'Возврат и обмен' }, link: { type: 'page', key: 'returns' } },
        { title: { en: 'Questions', ru: 'Вопросы и ответы' }, link: { type: 'page', key: 'faq' } },
        { title: { en: 'Privacy', ru: 'Конфиденциальность' }, link: { type: 'page', key: 'privacy' } },
      ],
    },
    {
      title: { en: 'Studio', ru: 'Мастерская' },
      children: [
        { title: { en: 'Home', ru: 'Главная' }, link: { type: 'homepage' } },
        { title: { en: 'About us', ru: 'О нас' }, link: { type: 'page', key: 'about' } },
        { title: { en: 'Contacts', ru: 'Контакты' }, link: { type: 'page', key: 'contacts' } },
        {
          title: { en: 'Saturday classes', ru: 'Субботние занятия' },
          link: { type: 'article', key: 'saturday-classes' },
        },
      ],
    },
    {
      title: { en: 'Read', ru: 'Почитать' },
      children: [
        { title: { en: 'Journal', ru: 'Журнал' }, link: { type: 'category', key: 'journal' } },
        { title: { en: 'News', ru: 'Новости' }, link: { type: 'category', key: 'news' } },
        {
          title: { en: 'Fifteen glazes', ru: 'Пятнадцать глазурей' },
          link: { type: 'article', key: 'fifteen-glazes' },
        },
        {
          title: { en: 'Map of the neighborhood', ru: 'Карта окрестностей' },
          link: { type: 'external', url: 'https://www.openstreetmap.org/' },
        },
      ],
    },
  ],
};
