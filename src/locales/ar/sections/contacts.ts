import type { messages as english } from '../../en/sections/contacts.ts';
import type { Messages } from '../../messages.ts';
import { messages as contact } from './shared/contact.ts';

export const messages = {
  types: {
    'contacts-2': {
      name: 'خريطة وبيانات اتصال',
      about: 'الخريطة في جانب والبيانات في الآخر.',
      presets: { 'map-and-facts': 'خريطة وبيانات اتصال' },
    },
    'contacts-3': {
      name: 'بيانات الاتصال فوق الخريطة',
      about: 'بطاقة داكنة فوق خريطة بعرض الصفحة.',
      presets: { 'card-over-map': 'بطاقة فوق الخريطة' },
    },
  },
  fields: { ...contact.fields },
  presets: { 'with-button': 'مع زر' },
  content: {
    howFind: 'كيف تصل إلينا',
    writeToUs: 'راسلنا',
    comeBy: 'زرنا',
    contacts: 'تواصل معنا',
    comeWrite: 'زرنا أو راسلنا',
  },
} satisfies Messages<typeof english>;
