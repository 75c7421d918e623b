export const messages = {
  title: 'Abandoned carts',
  about:
    'Carts of the last 90 days whose buyers agreed at the checkout to be reminded. Recovered are those that were ordered after a letter.',
  empty: 'No carts yet',
  emptyText:
    'Turn on “Remind buyers of carts they left” in the settings, under Checkout: the checkout then asks who wants it.',
  started: 'Carts',
  reminded: 'Reminded',
  recovered: 'Recovered',
  money: 'Recovered orders: {money}',
  buyer: 'Buyer and goods',
  pieces: '{count, plural, one {# item} other {# items}}',
  state: 'State',
  'states.waiting': 'Waiting',
  'states.reminded': 'Reminded',
  'states.ordered': 'Ordered',
  'states.recovered': 'Recovered',
  order: 'Order {number}',
  letters: 'Letters',
  seen: 'Last seen',
} as const;
