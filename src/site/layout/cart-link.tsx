import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';

import type { LayoutProps } from './layout.tsx';
import { Icon } from './icons.tsx';

/** The way to the cart. The script fills in how much is in it, and opens its lines below (`client/shop.ts`). */
export function CartLink({ context: { t, settings } }: Pick<LayoutProps, 'context'>) {
  const isOrder = settings.common.type === 'services_cart';
  const name = t(isOrder ? 'header.order' : 'header.cart');
  const texts = countTexts(t, isOrder ? 'header.orderCount' : 'header.cartCount');
  return (
    <span className="vt-header__cart">
      <a className="vt-icon-button" href={paths.cart} data-item="cart">
        <Icon name="cart" />
        <span className="vt-visually-hidden" data-cart-text="" data-zero={name} {...texts}>
          {name}
        </span>
        <span className="vt-badge" data-cart-count="" aria-hidden="true" hidden />
      </a>
    </span>
  );
}

/** `data-one="# item in the cart"` and so on: one text for each plural form of the language. */
function countTexts(t: Translator, key: 'header.cartCount' | 'header.orderCount'): Record<string, string> {
  const rules = new Intl.PluralRules(t.language);
  return Object.fromEntries(
    [1, 2, 5, 11, 100].map((count) => [
      `data-${rules.select(count)}`,
      t(key, { count }).replace(String(count), '#'),
    ]),
  );
}
