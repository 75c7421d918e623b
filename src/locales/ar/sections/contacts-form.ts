import type { messages as english } from '../../en/sections/contacts-form.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  name: 'بيانات الاتصال مع نموذج',
  about: 'بيانات الاتصال في جانب ونموذج الاستفسار في الآخر.',
  fields: { ...contact.fields, showMap: contact.showMap },
  presets: {
    'facts-and-form': 'بيانات الاتصال والنموذج',
    'facts-form-and-map': 'بيانات الاتصال والنموذج والخريطة',
  },
  content: {
    writeCallCome: 'راسلنا أو اتصل أو زرنا',
    contacts: 'تواصل معنا',
    personAnswersUsually: 'يجيبك إنسان، خلال ساعة في العادة.',
  },
} satisfies Messages<typeof english>;
