import type { messages as english } from '../../../en/sections/shared/contact.ts';
import type { Messages } from '../../../messages.ts';

export const messages = {
  fields: {
    showSocials: 'Показывать соцсети',
    'content.image': 'Картинка под кнопкой карты',
  },
  showMap: {
    label: 'Показывать карту',
    help: 'Карта открывается по нажатию; её адрес – в настройках.',
  },
} satisfies Messages<typeof english>;
