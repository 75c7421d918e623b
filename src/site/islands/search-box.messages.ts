/** Texts that the search box shows in the browser. */
export const searchBoxMessages = [
  'search.label',
  'search.placeholder',
  'search.submit',
  'search.suggestions',
  'search.suggestionCount',
  'search.allResults',
  'search.nothingFound',
] as const;
export type SearchBoxMessage = (typeof searchBoxMessages)[number];
