/** Shelves of the library, in their order. */
export const purposes = ['opening', 'text', 'products', 'pictures', 'journal', 'contact', 'page'] as const;
export type Purpose = (typeof purposes)[number];
