import type { messages as english } from '../../en/sections/gallery-masonry.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'معرض صور',
  about: 'صور بأشكالها الأصلية متراصّة.',
  item: 'صورة',
  fields: {
    'columns.desktop': 'الأعمدة على الشاشات العريضة',
    'columns.tablet': 'الأعمدة على الأجهزة اللوحية',
    'columns.mobile': 'الأعمدة على الجوال',
    'content.images': 'صور إضافية دون تعليق',
    'items.image': 'الصورة',
    'items.caption': 'التعليق',
  },
  presets: { wall: 'جدار من الصور', 'with-captions': 'مع تعليقات' },
  content: {
    onTheWall: 'على الجدار',
    fromTheStudio: 'من الاستوديو',
    firstLight: 'أول الضوء',
    freshShelf: 'وصل حديثًا',
    aQuietCorner: 'زاوية هادئة',
    sundayAtHome: 'جمعة في البيت',
  },
} satisfies Messages<typeof english>;
