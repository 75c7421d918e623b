export const messages = {
  'promotions.unknown': 'There is no code {code}. Check the spelling.',
  'promotions.notYet': 'The code {code} is not valid yet',
  'promotions.over': 'The code {code} is no longer valid',
  'promotions.usedUp': 'The code {code} has been used up',
  'promotions.tooMany': 'Too many codes have been tried. Try again in an hour.',
  'promotions.goods': 'The code {code} is not for these items',
  'promotions.discountedGoods': 'The code {code} is not for items whose price is reduced already',
  'promotions.minAmount': 'Add items for {amount} to use the code {code}',
  'promotions.minQuantity':
    '{count, plural, one {Add # more item to use the code {code}} other {Add # more items to use the code {code}}}',
  'promotions.firstOrder': 'The code {code} is for a first order only',
  'promotions.place': 'The code {code} is not for this place of delivery',
  'promotions.otherBetter': 'The code {code} is not added: another discount saves you more',
  'promotions.nothing': 'The code {code} takes nothing off this order',
} as const;
