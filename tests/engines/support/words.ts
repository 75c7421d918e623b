/** What the flows look for and type, by language. */
export const words = {
  en: {
    phone: '2025550142',
    placed: /order \d+ has been placed/i,
    hello: 'Hello, Ada!',
    thanks: /Thank you/,
    query: 'vase',
  },
  ru: {
    phone: '89123456789',
    placed: /заказ \d+ оформлен/i,
    hello: 'Здравствуйте, Ada!',
    thanks: /Спасибо/,
    query: 'ваза',
  },
} as const;

export type Language = keyof typeof words;
