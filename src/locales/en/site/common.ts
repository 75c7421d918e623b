export const messages = {
  'common.loading': 'Loading…',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.save': 'Save',
  'common.saved': 'Saved',
  'common.retry': 'Try again',
  'common.readMore': 'Read more',
  'common.showMore': 'Show more',
  'common.numberOf': '{n} of {count}',

  'site.skipToContent': 'Skip to main content',
  'site.noScript': 'Turn on JavaScript to buy and to send forms. You can read everything without it.',

  'errorPage.title.403': 'This page is not open to you',
  'errorPage.title.404': 'Page not found',
  'errorPage.title.default': 'An error occurred',
  'errorPage.description.404': "Sorry, but the page you are looking for doesn't exist!",
  'errorPage.buttons.toHome': 'Home page',

  'errors.default': 'Ooops, something wrong =(',
  'errors.noRoute': 'This page could not be found',
  'errors.internal': 'Internal server error, notify administrator',
  'errors.network': 'No connection. Check your internet and try again.',
  'errors.contradicted':
    'This does not fit what the shop has stored meanwhile. Reload the page and try again.',
  'errors.unstorable': 'Something in what was sent cannot be stored. Check what you entered and try again.',
  'errors.tooManyRequests': 'Too many attempts. Please try again later.',

  'section.empty': 'Nothing to show yet in this section ({type}).',
  'section.unknown': 'This section is of a type that is not known here ({type}). Visitors do not see it.',
  'section.broken': 'This section cannot be shown as it is ({type}). Visitors do not see it.',

  'preview.bar': 'This is a preview of what is not published yet. The link works until {until}.',
  'preview.barPrices': 'Prices are those of {at}; cart and checkout have today’s.',
  'preview.barAt': 'This is the site as visitors will see it on {at}. The link works until {until}.',
  'preview.ended': 'This preview has ended. Ask for a new link.',

  'unavailable.text': 'The shop is temporarily unavailable. Please refresh the page in a minute.',
} as const;
