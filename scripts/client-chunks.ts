import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A file for each language's texts of dialogs, which are wanted together. */
function nameTexts(id: string): string | null {
  const [, language] = /\/src\/locales\/(\w+)\/site\//.exec(id) ?? [];
  return language === undefined ? null : `texts-${language}`;
}

const formSources =
  /\/src\/(?:ui\/form\/[\w-]+\.|site\/forms\/(?!lead-form)|site\/client\/form-|domain\/(?:validation|submission-|form-))/;
const shopSources =
  /\/src\/(?:domain|locales|site\/(?:shop|client|cart|modals|product)|ui)\/(?:[\w-]+\/)*(?!use-)[\w-]+\.ts$/;

/** What every way to the till needs of the cart, the API and prices, all without React. */
function isOfShop(id: string): boolean {
  return (
    shopSources.test(id) && !formSources.test(id) && !/\/domain\/(?:countries\/|checkout-|shipping-)/.test(id)
  );
}

/**
 * Which modules of visitors' scripts stand in one file. By itself the bundler makes a file for each set of pages that
 * share something: 28 on a product's page, where HTTP/1.1 brings six at a time and the compression of each begins
 * with nothing. Here a file is what pages want together, and the same file on all of them, so that a browser that has
 * seen a product has most of the cart. The first group that fits a module takes it; modules that only it needs come
 * along. Nothing that pages without React load may need a group that has React in it.
 */
export const visitorChunks: Group[] = [
  { name: 'boot', test: /\.ts$|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/hydrate-island\.ts$/ },
  { name: nameTexts, debugName: 'texts' },
  {
    name: 'keys',
    test: /\/src\/(?:ui\/(?:reading-key|load-styles|parse-page)|site\/product\/product-events|site\/layout\/messengers\.element)\.ts$/,
  },
  { name: 'shop', test: isOfShop, minShareCount: 2 },
  {
    name: 'parts',
    test: /\/src\/(?:ui\/[\w-]+|site\/(?:cart|order|promo-codes)\/[\w-]+)\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'forms', test: formSources, minShareCount: 2 },
  // 7 KB that reviews and comments do without.
  {
    name: 'phone',
    test: /\/src\/(?:ui\/form\/phone|domain\/countries)\/[\w-]+\.(?:tsx?|json)$/,
    minShareCount: 2,
  },
  { name: 'product-elements', test: /\/src\/site\/(?:product\/[\w-]+|forms\/write)\.element\.ts$/ },
  {
    name: 'product',
    test: /\/src\/site\/islands\/(?:product-choice|related-products|viewed-products|cards-row)\.tsx$/,
  },
  {
    name: 'modals',
    test: /\/src\/site\/modals\/(?:modal-host|added-to-cart|add-to-cart-failed|stock-error)\.tsx$/,
  },
];
