import type { messages as english } from '../../en/sections/gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    gallery: {
      name: 'معرض شبكي',
      about: 'شبكة متساوية من صور تُفتح مكبّرة.',
      fields: {
        columns: {
          label: 'الأعمدة على الشاشات العريضة',
          help: 'صورتان على الجوال، وثلاث على الأكثر على الأجهزة اللوحية.',
        },
      },
    },
    'gallery-1': {
      name: 'معرض بصورة كبيرة',
      about: 'صورة كبيرة والبقية مصغّرات.',
    },
    'gallery-2': { name: 'معرض للتصفح', about: 'صف من الصور تظهر التالية منه.' },
    'gallery-3': {
      name: 'معرض في صفوف',
      about: 'صفوف متساوية الارتفاع، وكل صورة بشكلها.',
      fields: { height: { label: 'ارتفاع الصف', help: 'بالبكسل تقريبًا: تملأ الصفوف عرضها.' } },
    },
  },
  item: 'صورة',
  fields: {
    'content.images': 'صور إضافية دون تعليق',
    'items.image': 'الصورة',
    'items.caption': 'التعليق',
    ratio: 'شكل الصور',
  },
  presets: { wall: 'جدار من الصور', 'with-captions': 'مع تعليقات' },
  content: {
    firstLight: 'أول الضوء',
    freshShelf: 'وصل حديثًا',
    aQuietCorner: 'زاوية هادئة',
    sundayAtHome: 'جمعة في البيت',
    onTheWall: 'على الجدار',
    fromTheStudio: 'من الاستوديو',
  },
} satisfies Messages<typeof english>;
