import type { messages as english } from '../../en/sections/category.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    category: { name: 'الأقسام', about: 'بطاقات أقسام مع صور.' },
    'category-1': { name: 'أقسام بعناوين فوق الصور', about: 'يظهر العنوان فوق الصورة.' },
    'category-2': { name: 'أقسام أحدها كبير', about: 'صورة كبيرة وأربع صور صغيرة.' },
    'category-8': { name: 'أقسام في دوائر', about: 'صور دائرية في صف.' },
  },
  fields: {
    source: {
      label: 'الأقسام المعروضة',
      help: 'في الصفحات التي ليست قسمًا تُعرض الأقسام الرئيسية.',
    },
    catalogs: 'الأقسام',
    limit: 'العدد الأقصى',
    showCount: 'إظهار عدد المنتجات',
    shape: 'الشكل',
  },
  choices: {
    source: { children: 'الأقسام داخل قسم الصفحة', picked: 'أختارها بنفسي' },
    shape: { circles: 'دوائر', chips: 'شرائح صغيرة' },
  },
  presets: { 'top-catalogs': 'الأقسام الرئيسية', 'without-counts': 'دون عدد المنتجات', chips: 'شرائح صغيرة' },
  content: { whatWeMake: 'ماذا نصنع', chooseByRoom: 'اختر بحسب الغرفة', catalogs: 'الأقسام' },
} satisfies Messages<typeof english>;
