/** Titles and descriptions of pages where the shop has none of its own. */
export const messages = {
  product: {
    h1: '%product_name%',
    title: '%product_name% — %price% %currency% | %shop_name%',
    description:
      '%product_name% — %price% %currency%. Photos, specifications, reviews and delivery terms at %shop_name%.',
  },
  catalog: {
    h1: '%catalog_name%',
    title: '%catalog_name% | %shop_name%',
    description: '%catalog_name% at %shop_name%: prices, photos, availability and delivery.',
  },
  page: { h1: '%page_name%', title: '%page_name% | %shop_name%', description: '%page_name% — %shop_name%' },
  category: {
    h1: '%category_name%',
    title: '%category_name% | %shop_name%',
    description: '%category_name%: articles and news from %shop_name%.',
  },
  article: {
    h1: '%article_name%',
    title: '%article_name% | %shop_name%',
    description: '%article_name% — read it on the %shop_name% website.',
  },
} as const;
