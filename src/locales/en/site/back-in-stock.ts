export const messages = {
  'backInStock.ask': 'Tell me when it is back',
  'backInStock.consent':
    'We write to this address once it is back, and use it for nothing else. You can take it back by a link in each email.',
  'backInStock.submit': 'Tell me',
  'backInStock.available': 'It is in stock again: you can buy it now.',
  'backInStock.sentTitle': 'Please look into your mailbox',
  'backInStock.sent':
    'We have written to {email}. Confirm by the link in that email, and we tell you when it is back.',
  'backInStock.sentToYou':
    'We have written to you. Confirm by the link in that email, and we tell you when it is back.',
  'backInStock.notedTitle': 'We will tell you',
  'backInStock.noted': 'When it is back, we write to {email}.',
  'backInStock.confirmTitle': 'Tell you when it is back?',
  'backInStock.confirmText': '{name}. We write to {email}.',
  'backInStock.confirm': 'Yes, tell me',
  'backInStock.linkGone': 'This link no longer works',
  'backInStock.linkGoneText': 'Ask again on the page of the product.',
  'cartReminder.title': 'Your cart',
  'cartReminder.text':
    '{count, plural, one {# item is} other {# items are}} put into the cart of this browser, beside what is in it already.',
  'cartReminder.submit': 'Put into the cart',
  'cartReminder.linkGoneText': 'The cart is no longer kept. Look for the products in the shop.',
  'unsubscribe.title': 'Stop these emails?',
  'unsubscribe.text':
    'We will no longer tell you when something is back, nor remind you of a cart. Emails about your orders still come.',
  'unsubscribe.submit': 'Stop them',
  'unsubscribe.doneTitle': 'You get no more of these emails',
  'unsubscribe.doneText':
    'Emails about your orders still come. What you were waiting for, and the cart you left, are forgotten.',
  'unsubscribe.undo': 'Allow them again',
  'unsubscribe.undoneTitle': 'These emails may come again',
  'unsubscribe.undoneText': 'We write only when you have asked us to.',
  'unsubscribe.linkGoneText': 'Use the link of a newer email from us.',
} as const;
