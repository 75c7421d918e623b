import type { FieldLabel } from './labels.ts';

/** Texts of what sections with the shop's contacts ask. */
export const contactFieldLabels: Readonly<Record<string, FieldLabel>> = {
  showMap: {
    en: 'Show the map',
    ru: 'Показывать карту',
    help: {
      en: 'The map is opened by a click; its address is in the settings.',
      ru: 'Карта открывается по нажатию; её адрес – в настройках.',
    },
  },
  showSocials: { en: 'Show social networks', ru: 'Показывать соцсети' },
  'content.image': { en: 'Picture under the map’s button', ru: 'Картинка под кнопкой карты' },
};
