import { createWishlistService, type WishlistOptions } from './wishlist-service.ts';
import { wishlistsRoutes } from './wishlists.routes.ts';

/** Products that customers have put aside. */
export function createWishlistsModule(options: WishlistOptions) {
  const wishlists = createWishlistService(options);
  return { service: wishlists, routes: wishlistsRoutes({ wishlists }) };
}
