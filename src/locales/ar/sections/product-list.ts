import type { messages as english } from '../../en/sections/product-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'قائمة المنتجات',
  about: 'منتجات صفحة القسم مع التصفية والترتيب وترقيم الصفحات.',
  fields: {
    customLimit: { label: 'عدد خاص في الصفحة', help: 'وإلا فكما تحدد الإعدادات.' },
    limit: { label: 'المنتجات في الصفحة', help: '0 لا يعرض منتجات.' },
  },
  presets: { list: 'قائمة', wide: 'بطاقات كبيرة' },
} satisfies Messages<typeof english>;
