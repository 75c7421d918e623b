import type { messages as english } from '../../en/sections/contacts-1.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'بيانات الاتصال',
  about: 'الهواتف والعناوين وساعات العمل من الإعدادات، في أعمدة.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: { 'facts-and-map': 'بيانات الاتصال والخريطة', facts: 'بيانات الاتصال وحدها' },
  content: {
    comeWrite: 'زرنا أو راسلنا',
    contacts: 'تواصل معنا',
    personAnswersUsually: 'يجيبك إنسان، خلال ساعة في العادة.',
    writeToUs: 'راسلنا',
  },
} satisfies Messages<typeof english>;
