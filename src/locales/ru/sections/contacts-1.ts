import type { messages as english } from '../../en/sections/contacts-1.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'Контакты',
  about: 'Телефоны, адреса и часы из настроек, в колонках.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: { 'facts-and-map': 'Контакты и карта', facts: 'Только контакты' },
  content: {
    comeWrite: 'Заходите или пишите',
    contacts: 'Контакты',
    personAnswersUsually: 'Отвечает человек, обычно в течение часа.',
    writeToUs: 'Написать нам',
  },
} satisfies Messages<typeof english>;
