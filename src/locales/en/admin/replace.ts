export const messages = {
  title: 'Find and replace',
  find: 'Find',
  replacement: 'Replace with',
  replacementHelp: 'Empty: the text is taken out.',
  matchCase: 'Match case',
  where: 'Where to look',
  everywhere: 'All pages',
  here: 'This page',
  search: 'Find',
  nothing: 'No section of these pages has this text.',
  nothingHelp:
    'Texts of sections are looked through as they are edited now; names of pages, menus and products are not.',
  found: '{fields, plural, one {# field} other {# fields}} on {pages, plural, one {# page} other {# pages}}',
  first: 'These are the first {count} pages. Replace in them, then search again.',
  results: 'Where it was found',
  times: '×{count}',
  more: '{count, plural, one {and # more field} other {and # more fields}}',
  replace: '{fields, plural, =0 {Replace} one {Replace in # field} other {Replace in # fields}}',
  done: 'Replaced in {fields, plural, one {# field} other {# fields}}. Visitors see it once you publish.',
  refused:
    '{count, plural, one {# field was left as it is: the new text does not fit in it.} other {# fields were left as they are: the new text does not fit in them.}}',
  gone: '{count, plural, one {# page has gone meanwhile.} other {# pages have gone meanwhile.}}',
  undo: 'Undo all of it',
  undone: 'Undone',
  notUndone:
    '{count, plural, one {# page was edited meanwhile: undo it there.} other {# pages were edited meanwhile: undo it there.}}',
  another: 'Find something else',
} as const;
