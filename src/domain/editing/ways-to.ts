/** Screens of the back office, by their paths, where a shop gets what its sections show. */
export const waysTo = ['products', 'catalogs', 'articles', 'tags', 'settings'] as const;
export type WayTo = (typeof waysTo)[number];
