import type { messages as english } from '../../en/sections/contacts.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  types: {
    'contacts-2': {
      name: 'Карта и контакты',
      about: 'Слева карта, справа контакты.',
      presets: { 'map-and-facts': 'Карта и контакты' },
    },
    'contacts-3': {
      name: 'Контакты поверх карты',
      about: 'Тёмная карточка на карте во всю ширину.',
      presets: { 'card-over-map': 'Карточка на карте' },
    },
  },
  fields: { ...contact.fields },
  presets: { 'with-button': 'С кнопкой' },
  content: {
    howFind: 'Как нас найти',
    writeToUs: 'Написать нам',
    comeBy: 'Заходите',
    contacts: 'Контакты',
    comeWrite: 'Заходите или пишите',
  },
} satisfies Messages<typeof english>;
