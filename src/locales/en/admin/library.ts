export const messages = {
  title: 'Add a section',
  search: 'Search: questions, slider, contacts…',
  shelves: 'Section types',
  all: 'All',
  add: 'Add: {name}',
  nothing: 'No section matches “{q}”',
  nothingText: 'Try another word, or look through all sections.',
  showAll: 'Show all sections',
  found: '{count, plural, one {# section} other {# sections}}',
  keys: 'Arrow keys move, Enter adds.',
  placeGone: 'Someone has changed the page, so this place no longer exists. Choose a place again.',
} as const;
