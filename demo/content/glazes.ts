import type { DemoOptionValue } from './types.ts';

/** Glazes a visitor can choose; keys and colors are those the pots are pictured in. */
export const glazes = {
  bone: { title: { en: 'Bone', ru: 'Слоновая кость', ar: 'عاجي' }, color: '#e9e2d4' },
  snow: { title: { en: 'Snow', ru: 'Снег', ar: 'ثلجي' }, color: '#f1eee6' },
  dune: { title: { en: 'Dune', ru: 'Дюна', ar: 'كثيب' }, color: '#d6c3a6' },
  celadon: { title: { en: 'Celadon', ru: 'Селадон', ar: 'سيلادون' }, color: '#adc6b1' },
  sage: { title: { en: 'Sage', ru: 'Шалфей', ar: 'مريمية' }, color: '#8f9c7e' },
  sea: { title: { en: 'Sea', ru: 'Море', ar: 'بحري' }, color: '#3f8587' },
  tide: { title: { en: 'Tide', ru: 'Прилив', ar: 'مدّ' }, color: '#3d6f86' },
  cobalt: { title: { en: 'Cobalt', ru: 'Кобальт', ar: 'كوبالت' }, color: '#27457f' },
  blush: { title: { en: 'Blush', ru: 'Румянец', ar: 'وردي خجول' }, color: '#dcb0a0' },
  terracotta: { title: { en: 'Terracotta', ru: 'Терракота', ar: 'تيراكوتا' }, color: '#b8653f' },
  ochre: { title: { en: 'Ochre', ru: 'Охра', ar: 'مغرة' }, color: '#cc9640' },
  plum: { title: { en: 'Plum', ru: 'Слива', ar: 'برقوقي' }, color: '#6b4458' },
  tenmoku: { title: { en: 'Tenmoku', ru: 'Тенмоку', ar: 'تينموكو' }, color: '#4a2a1c' },
  charcoal: { title: { en: 'Charcoal', ru: 'Уголь', ar: 'فحمي' }, color: '#38383d' },
} satisfies Record<string, Omit<DemoOptionValue, 'key'>>;

export type GlazeKey = keyof typeof glazes;
