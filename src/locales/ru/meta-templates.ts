import type { messages as english } from '../en/meta-templates.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  product: {
    h1: '%product_name%',
    title: '%product_name% — %price% %currency% | %shop_name%',
    description:
      '%product_name% — %price% %currency%. Фото, характеристики, отзывы и условия доставки в %shop_name%.',
  },
  catalog: {
    h1: '%catalog_name%',
    title: '%catalog_name% | %shop_name%',
    description: '%catalog_name% в %shop_name%: цены, фото, наличие и доставка.',
  },
  page: { h1: '%page_name%', title: '%page_name% | %shop_name%', description: '%page_name% — %shop_name%' },
  category: {
    h1: '%category_name%',
    title: '%category_name% | %shop_name%',
    description: '%category_name%: статьи и новости %shop_name%.',
  },
  article: {
    h1: '%article_name%',
    title: '%article_name% | %shop_name%',
    description: '%article_name% — читайте на сайте %shop_name%.',
  },
} satisfies Messages<typeof english>;
