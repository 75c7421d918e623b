import { defineTexts } from '../i18n/define-texts.ts';

export const sortableTexts = defineTexts({
  en: {
    move: 'Move {name}. Arrow keys move it up and down.',
    moved: '{name}: place {place} of {count}',
  },
  ru: {
    move: 'Переместить: {name}. Стрелки двигают вверх и вниз.',
    moved: '{name}: место {place} из {count}',
  },
});
