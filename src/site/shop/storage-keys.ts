/** Where local storage keeps cart and session; apart from their stores, which load when something is bought. */
export const cartKey = 'vitrina-cart';
export const authKey = 'vitrina-auth';
