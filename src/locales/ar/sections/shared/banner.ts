import type { messages as english } from '../../../en/sections/shared/banner.ts';
import type { Messages } from '../../../messages.ts';

/** Fields that the banners have in common. */
export const messages = {
  fields: {
    'media.desktop.image': 'الصورة',
    'media.desktop.imageFocus': {
      label: 'ما يبقى ظاهرًا',
      help: 'في هذا الموضع فقط. دون تحديد تُعتمد نقطة الصورة نفسها.',
    },
    'media.desktop.video': { label: 'الفيديو (YouTube أو Vimeo)', help: 'تظهر الصورة حتى يبدأ التشغيل.' },
    'media.mobile.image': { label: 'صورة الجوال', help: 'إن تُركت فارغة: الصورة نفسها.' },
    'media.mobile.imageFocus': 'ما يبقى ظاهرًا على الجوال',
    'media.mobile.video': {
      label: 'فيديو الجوال',
      help: 'إن تُرك فارغًا: الفيديو نفسه، ما لم تكن للجوال صورة خاصة.',
    },
    'overlay.color': { label: 'اللون', help: 'إن تُرك فارغًا: داكن تحت النص الفاتح وفاتح تحت النص الداكن.' },
    tag: 'سطر فوق العنوان',
    'align.mobile': 'موضع النص على الجوال',
    'align.desktop': 'موضع النص على الشاشات العريضة',
  },
  /** Said of the choice between a silent film and one with sound. */
  filmHelp: 'يبدأ الفيديو الصامت عند ظهوره، إلا لمن طلب تقليل الحركة أو البيانات.',
} satisfies Messages<typeof english>;
