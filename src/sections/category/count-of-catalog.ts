import type { SectionContext } from '../framework/section-context.ts';

/** `3 products`; a site of services calls them so. */
export function countOfCatalog(
  count: number,
  { settings, t }: Pick<SectionContext, 'settings' | 't'>,
): string {
  return t(settings.common.type === 'services_cart' ? 'catalog.serviceCount' : 'catalog.productCount', {
    count,
  });
}
