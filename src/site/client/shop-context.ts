import type { PriceSeparator } from '#domain/money.ts';
import type { Currency } from '#domain/currencies.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { isLanguage, type Language } from '#locales/languages.ts';

/** What every page tells the script about its shop, as attributes of the body. */
export interface ShopContext {
  language: Language;
  currency: Currency;
  separator: PriceSeparator;
  type: Settings['common']['type'];
  cartStyle: Settings['ecommerce']['cartStyle'];
  /** The drawer of the cart takes a note to the order. */
  hasCartNote: boolean;
  /** It shows what goes with the goods in it. */
  hasCartMore: boolean;
  /** Base address of the API: the configured one, else `/api` (specification section 7). */
  api: string;
}

export function readShopContext(): ShopContext {
  const { language, currency, separator, type, cartStyle, cartNote, cartMore, api } = document.body.dataset;
  return {
    language: isLanguage(language) ? language : 'en',
    currency: (currency ?? 'RUB') as Currency,
    separator: (separator ?? 'comma') as PriceSeparator,
    type: type === 'services_cart' ? 'services_cart' : 'ecommerce',
    cartStyle: cartStyle === 'drawer' ? 'drawer' : 'dialog',
    hasCartNote: cartNote !== undefined,
    hasCartMore: cartMore !== undefined,
    api: api ?? '/api',
  };
}
