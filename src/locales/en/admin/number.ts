export const messages = {
  notNumber: 'This is not a number. Write it like {example}.',
  fraction: '{decimals, plural, one {At most # digit} other {At most # digits}} after the point: {example}.',
  whole: 'Enter a whole number.',
  currency: 'The shop’s currency is {currency}: enter the amount in it.',
  tooLarge: 'This number is too large.',
  ambiguous: 'Is it {grouped} or {decimal}? Enter one of the two.',
  required: 'Enter a number.',
  range: 'Enter a number from {min} to {max}.',
  least: 'Enter {min} or more.',
  most: 'Enter {max} or less.',
  percentSign: '%',
  pixelSign: 'px',
} as const;
