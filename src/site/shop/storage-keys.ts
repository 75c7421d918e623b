/** Where local storage keeps cart and session; apart from their stores, which load when something is bought. */
export const cartKey = 'vitrina-cart';
export const authKey = 'vitrina-auth';
/** Ids of products that were looked at. */
export const viewedKey = 'vitrina-viewed';

/**
 * In the tab's storage: whether this visit is one of those that the service for error reports counts. `counted` until
 * it was told of the visit, then the visit as it was told, or `left out`.
 */
export const visitKey = 'vt-session';
export const visitMarks = { counted: 'counted', leftOut: 'left out' } as const;
