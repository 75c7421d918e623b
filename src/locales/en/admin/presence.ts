/** Who else is in the builder, and where. */
export const messages = {
  people: 'Who else is here',
  onPage: '{name}: on this page',
  atSection: '{name}: at “{section}”',
  onOtherPage: '{name}: on another page',
  more: '{count, plural, one {# more person} other {# more people}}',
  atRow: 'Here now: {names}',
  inField: '{name} is editing this field',
  came: 'Now on this page: {names}',
  left: 'No longer on this page: {names}',
} as const;
