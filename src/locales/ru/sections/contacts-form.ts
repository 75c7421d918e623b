import type { messages as english } from '../../en/sections/contacts-form.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'Контакты с формой',
  about: 'С одной стороны контакты, с другой – форма заявки.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: { 'facts-and-form': 'Контакты и форма', 'facts-form-and-map': 'Контакты, форма и карта' },
  content: {
    writeCallCome: 'Напишите, позвоните или зайдите',
    contacts: 'Контакты',
    personAnswersUsually: 'Отвечает человек, обычно в течение часа.',
  },
} satisfies Messages<typeof english>;
