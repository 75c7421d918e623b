/**
 * What the cart's cookie is called in this shop, as every page says on its body (`shopAttributes`). The page's own
 * address would not do: behind a proxy that is unknown to the shop its scheme may be another one.
 */
export function cartCookieName(): string {
  return document.body.dataset['cart'] ?? '';
}

/** The cart's cookie as this page has it; undefined: there is none. */
export function readCartCookie(): string | undefined {
  const start = `${cartCookieName()}=`;
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
}
