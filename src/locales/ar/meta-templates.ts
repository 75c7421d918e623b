import type { messages as english } from '../en/meta-templates.ts';
import type { Messages } from '../messages.ts';

/** Titles and descriptions of pages where the shop has none of its own. */
export const messages = {
  product: {
    h1: '%product_name%',
    title: '%product_name% — %price% %currency% | %shop_name%',
    description:
      '%product_name% — %price% %currency%. الصور والمواصفات والتقييمات وشروط التوصيل في %shop_name%.',
  },
  catalog: {
    h1: '%catalog_name%',
    title: '%catalog_name% | %shop_name%',
    description: '%catalog_name% في %shop_name%: الأسعار والصور والتوفر والتوصيل.',
  },
  page: { h1: '%page_name%', title: '%page_name% | %shop_name%', description: '%page_name% — %shop_name%' },
  category: {
    h1: '%category_name%',
    title: '%category_name% | %shop_name%',
    description: '%category_name%: مقالات وأخبار من %shop_name%.',
  },
  article: {
    h1: '%article_name%',
    title: '%article_name% | %shop_name%',
    description: '%article_name% — اقرأه على موقع %shop_name%.',
  },
} satisfies Messages<typeof english>;
