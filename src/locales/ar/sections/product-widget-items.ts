import type { messages as english } from '../../en/sections/product-widget-items.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'منتجات مختارة',
  about: 'منتجات تختارها بنفسك وبترتيبك.',
  fields: { productIds: 'المنتجات', layout: 'التخطيط' },
  presets: { row: 'صف قابل للتمرير', grid: 'شبكة' },
  content: { weRecommend: 'نوصي بها' },
} satisfies Messages<typeof english>;
