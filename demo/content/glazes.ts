import type { DemoOptionValue } from './types.ts';

export const glazes = {
  'sea-fog': { title: { en: 'Sea fog', ru: 'Морской туман' }, color: '#b9c7cb' },
  bone: { title: { en: 'Bone', ru: 'Слоновая кость' }, color: '#ece4d6' },
  celadon: { title: { en: 'Celadon', ru: 'Селадон' }, color: '#a9c3ac' },
  terracotta: { title: { en: 'Terracotta', ru: 'Терракота' }, color: '#c0694a' },
  indigo: { title: { en: 'Indigo', ru: 'Индиго' }, color: '#2f4468' },
  ochre: { title: { en: 'Ochre', ru: 'Охра' }, color: '#cf9a3f' },
  charcoal: { title: { en: 'Charcoal', ru: 'Уголь' }, color: '#3a3b3d' },
  rose: { title: { en: 'Rose', ru: 'Роза' }, color: '#d8a29a' },
} satisfies Record<string, Omit<DemoOptionValue, 'key'>>;

export type GlazeKey = keyof typeof glazes;
