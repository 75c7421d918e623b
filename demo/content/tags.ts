import type { DemoTag } from './types.ts';

export const tags: DemoTag[] = [
  { key: 'glaze', slug: 'glaze', title: { en: 'Glaze', ru: 'Глазурь', ar: 'طلاء' } },
  { key: 'printmaking', slug: 'printmaking', title: { en: 'Printmaking', ru: 'Печать', ar: 'طباعة' } },
  { key: 'interiors', slug: 'interiors', title: { en: 'Interiors', ru: 'Интерьер', ar: 'ديكور' } },
  { key: 'framing', slug: 'framing', title: { en: 'Framing', ru: 'Рамы', ar: 'تأطير' } },
  { key: 'care', slug: 'care', title: { en: 'Care', ru: 'Уход', ar: 'عناية' } },
  {
    key: 'studio-life',
    slug: 'studio-life',
    title: { en: 'Studio life', ru: 'Жизнь мастерской', ar: 'حياة المرسم' },
  },
  { key: 'tea', slug: 'tea', title: { en: 'Tea', ru: 'Чай', ar: 'شاي' } },
  { key: 'gifts', slug: 'gifts', title: { en: 'Gifts', ru: 'Подарки', ar: 'هدايا' } },
  { key: 'sketchbook', slug: 'sketchbook', title: { en: 'Sketchbook', ru: 'Из альбома', ar: 'دفتر الرسم' } },
  { key: 'shipping', slug: 'shipping', title: { en: 'Shipping', ru: 'Доставка', ar: 'شحن' } },
];
