/**
 * How many values a product's option has, as cards say it. An option whose title is one of these words is counted
 * with it; the title of any other stands before its number.
 */
export const messages = {
  'optionCount.other': '{title}: {count}',
  'optionCount.size': '{count, plural, one {# size} other {# sizes}}',
  'optionCount.format': '{count, plural, one {# format} other {# formats}}',
  'optionCount.colour': '{count, plural, one {# colour} other {# colours}}',
  'optionCount.color': '{count, plural, one {# color} other {# colors}}',
  'optionCount.frame': '{count, plural, one {# frame} other {# frames}}',
  'optionCount.glaze': '{count, plural, one {# glaze} other {# glazes}}',
  'optionCount.volume': '{count, plural, one {# volume} other {# volumes}}',
  'optionCount.capacity': '{count, plural, one {# capacity} other {# capacities}}',
  'optionCount.weight': '{count, plural, one {# weight} other {# weights}}',
  'optionCount.amount': '{count, plural, one {# amount} other {# amounts}}',
  'optionCount.material': '{count, plural, one {# material} other {# materials}}',
  'optionCount.fabric': '{count, plural, one {# fabric} other {# fabrics}}',
  'optionCount.finish': '{count, plural, one {# finish} other {# finishes}}',
  'optionCount.length': '{count, plural, one {# length} other {# lengths}}',
  'optionCount.width': '{count, plural, one {# width} other {# widths}}',
  'optionCount.pattern': '{count, plural, one {# pattern} other {# patterns}}',
  'optionCount.scent': '{count, plural, one {# scent} other {# scents}}',
  'optionCount.flavour': '{count, plural, one {# flavour} other {# flavours}}',
  'optionCount.pack': '{count, plural, one {# pack} other {# packs}}',
  'optionCount.set': '{count, plural, one {# set} other {# sets}}',
  'optionCount.model': '{count, plural, one {# model} other {# models}}',
  'optionCount.style': '{count, plural, one {# style} other {# styles}}',
} as const;
