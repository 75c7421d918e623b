import type { LinkTarget } from '#domain/schemas/link.schema.ts';

const ownPaths = [
  [/^\/catalogs\/([^/?#]+)$/, 'catalog'],
  [/^\/products\/([^/?#]+)$/, 'product'],
] as const;

/**
 * The target that an address in a text stands for: `/products/vase` is a product. Addresses of pages and
 * articles stay addresses, for they cannot be told apart.
 */
export function linkOfHref(href: string): LinkTarget {
  if (href === '/') return { type: 'homepage' };
  for (const [pattern, type] of ownPaths) {
    const slug = pattern.exec(href)?.[1];
    if (slug !== undefined) return { type, url: decode(slug) };
  }
  const phone = /^tel:(.+)$/.exec(href)?.[1];
  if (phone !== undefined) return { type: 'phone', phone };
  return { type: 'external', url: href };
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
