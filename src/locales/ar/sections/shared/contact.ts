import type { messages as english } from '../../../en/sections/shared/contact.ts';
import type { Messages } from '../../../messages.ts';

/** Fields of sections with the shop’s contacts. */
export const messages = {
  fields: {
    showSocials: 'إظهار حسابات التواصل الاجتماعي',
    'content.image': 'صورة تحت زر الخريطة',
  },
  showMap: {
    label: 'إظهار الخريطة',
    help: 'تُفتح الخريطة بنقرة، ورابطها في الإعدادات.',
  },
} satisfies Messages<typeof english>;
