import type { messages as english } from '../../en/sections/product-widget.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'منتجات قسم',
  about: 'أول منتجات قسم أو المتجر كله.',
  fields: {
    catalogId: { label: 'القسم', help: 'إن تُرك فارغًا: المتجر كله.' },
    sort: 'الترتيب',
    limit: 'العدد',
    layout: 'التخطيط',
  },
  choices: {
    sort: {
      custom: 'كما في القسم',
      title: 'حسب الاسم',
      price_asc: 'الأقل سعرًا أولًا',
      price_desc: 'الأعلى سعرًا أولًا',
    },
  },
  presets: { row: 'صف قابل للتمرير', grid: 'شبكة' },
  content: { newShop: 'جديدنا', bestsellers: 'الأكثر مبيعًا' },
} satisfies Messages<typeof english>;
