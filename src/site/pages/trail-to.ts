import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Breadcrumb } from '#sections/framework/page-context.ts';

/** The trail of a page right below home. */
export function trailTo(t: Translator, title: string): Breadcrumb[] {
  return [
    { title: t('breadcrumbs.home'), uri: '' },
    { title, uri: null },
  ];
}

/** The trail of a step behind the cart, which a shop of services calls the order. */
export function cartTrail(t: Translator, { common }: Settings, title: string): Breadcrumb[] {
  const cart = t(common.type === 'services_cart' ? 'breadcrumbs.order' : 'breadcrumbs.cart');
  return [
    { title: t('breadcrumbs.home'), uri: '' },
    { title: cart, uri: paths.cart.slice(1) },
    { title, uri: null },
  ];
}
