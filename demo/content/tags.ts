import type { DemoTag } from './types.ts';

export const tags: DemoTag[] = [
  { key: 'glaze', slug: 'glaze', title: { en: 'Glaze', ru: 'Глазурь' } },
  { key: 'printmaking', slug: 'printmaking', title: { en: 'Printmaking', ru: 'Печать' } },
  { key: 'interiors', slug: 'interiors', title: { en: 'Interiors', ru: 'Интерьер' } },
  { key: 'framing', slug: 'framing', title: { en: 'Framing', ru: 'Рамы' } },
  { key: 'care', slug: 'care', title: { en: 'Care', ru: 'Уход' } },
  { key: 'studio-life', slug: 'studio-life', title: { en: 'Studio life', ru: 'Жизнь мастерской' } },
  { key: 'tea', slug: 'tea', title: { en: 'Tea', ru: 'Чай' } },
  { key: 'gifts', slug: 'gifts', title: { en: 'Gifts', ru: 'Подарки' } },
  { key: 'sketchbook', slug: 'sketchbook', title: { en: 'Sketchbook', ru: 'Из альбома' } },
  { key: 'shipping', slug: 'shipping', title: { en: 'Shipping', ru: 'Доставка' } },
];
