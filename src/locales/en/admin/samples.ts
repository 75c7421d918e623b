export const messages = {
  title: 'This shop shows samples',
  text: 'They came with the demo: {list}. Nobody ordered or wrote them, no emails are sent about them, and they leave the stock alone.',
  orders: '{count, plural, one {# order} other {# orders}}',
  leads: '{count, plural, one {# enquiry} other {# enquiries}}',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  questions: '{count, plural, one {# question} other {# questions}}',
  comments: '{count, plural, one {# comment} other {# comments}}',
  remove: 'Remove the samples',
  removeTitle: 'Remove all samples?',
  removeText:
    'This removes {list}, published ones too, and the sample visits. Everything of your own stays. It cannot be undone.',
  removed: 'The samples are removed',
} as const;
