export const messages = {
  title: 'Start from a ready site',
  intro:
    'A shop can begin with a whole site: pages, menus, things to sell, delivery and texts, all of it yours to change. What you have set up stays as it is.',
  closed: 'This shop has something in it already',
  closedText:
    'Found: {products, plural, one {# product} other {# products}}, {catalogs, plural, one {# catalog} other {# catalogs}}, {pages, plural, one {# page} other {# pages}}, {entries, plural, one {# menu entry} other {# menu entries}}. A ready site is put into an empty shop only, so that nothing of yours is mixed with it or written over. To look at one, start another copy of the program with its own folder of data.',
  shop: 'A shop',
  'shop.text':
    'Prints and ceramics with sizes, glazes, stock and reviews, a journal, delivery by zones, pickup.',
  services: 'Services',
  'services.text':
    'A framing workshop: visits, work by size, classes with a number of places. Visitors put an order together instead of a cart; you call them.',
  contents:
    '{products, plural, one {# product} other {# products}}, {catalogs, plural, one {# catalog} other {# catalogs}}, {pages, plural, one {# page} other {# pages}}',
  start: 'Begin with this site',
  startNamed: 'Begin with the site “{name}”',
  confirmTitle: 'Begin with the site “{name}”?',
  confirmText:
    'Added will be: {contents}, menus, pictures and texts. Visitors see all of it at once. {home} Settings, delivery and payment that you have set up stay as they are.',
  untouched: 'This shop still is the one it came with',
  untouchedText:
    'Nothing in the site “{replaced}” has been changed, and nobody has ordered or opened an account: it can be replaced by another ready site, or by itself, fresh. After your first change it stays as it is.',
  replace: 'Replace the site',
  replaceText:
    'Removed will be the whole site “{replaced}”: {removed}, with its menus, pictures, settings, delivery and payment. Put in its place: {contents}. Visitors see it at once. This cannot be undone.',
  homeKept: 'Your home page stays as it is.',
  homeMade: 'The blank home page is replaced by the site’s own.',
  done: 'The site is in: {contents}.',
  toBuilder: 'Open the builder',
} as const;
