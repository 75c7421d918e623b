import type { DemoRedirect } from './types.ts';

/** Paths of the shop's previous site. */
export const redirects: DemoRedirect[] = [
  { from: '/shop/posters', to: '/catalogs/prints' },
  { from: '/blog', to: '/journal' },
  { from: '/info/shipping', to: '/delivery' },
];
