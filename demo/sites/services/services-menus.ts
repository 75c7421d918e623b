import type { DemoMenuEntry, DemoMenus } from '../../content/types.ts';

const framing: DemoMenuEntry = {
  title: { en: 'Framing', ru: 'Рамы', ar: 'التأطير' },
  link: { type: 'catalog', key: 'framing' },
};
const atHome: DemoMenuEntry = {
  title: { en: 'At your home', ru: 'У вас дома', ar: 'في بيتك' },
  link: { type: 'catalog', key: 'at-home' },
};
const classes: DemoMenuEntry = {
  title: { en: 'Classes', ru: 'Занятия', ar: 'الدروس' },
  link: { type: 'catalog', key: 'classes' },
};
const howItWorks: DemoMenuEntry = {
  title: { en: 'How it works', ru: 'Как это устроено', ar: 'كيف نعمل' },
  link: { type: 'page', key: 'how-it-works' },
};
const about: DemoMenuEntry = {
  title: { en: 'About', ru: 'О мастерской', ar: 'من نحن' },
  link: { type: 'page', key: 'about' },
};
const contacts: DemoMenuEntry = {
  title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' },
  link: { type: 'page', key: 'contacts' },
};
const privacy: DemoMenuEntry = {
  title: { en: 'Privacy', ru: 'Конфиденциальность', ar: 'الخصوصية' },
  link: { type: 'page', key: 'privacy' },
};

export const menus: DemoMenus = {
  info: [howItWorks, about, contacts],
  main: [framing, atHome, classes, howItWorks, contacts],
  footer: [
    { title: { en: 'Services', ru: 'Услуги', ar: 'الخدمات' }, children: [framing, atHome, classes] },
    { title: { en: 'Workshop', ru: 'Мастерская', ar: 'الورشة' }, children: [about, contacts] },
    {
      title: { en: 'Good to know', ru: 'Полезно знать', ar: 'من المفيد أن تعرف' },
      children: [howItWorks, privacy],
    },
  ],
};
