import { z } from 'zod';

import type { messages } from '#locales/en/sections/properties.ts';

import { defineSection } from '../framework/define-section.ts';
import { textField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** Those with the same group stand together. */
const groupedSchema = z.object({
  group: textField(80),
  name: textField(120),
  value: textField(300),
  unit: textField(40),
});
export type GroupedProperty = z.infer<typeof groupedSchema>;
/** A property as the styles without groups have it. */
const propertySchema = groupedSchema.omit({ group: true });
export type Property = z.infer<typeof propertySchema>;

const facts = [
  { group: text('size'), name: text('height'), value: '32', unit: text('cm') },
  { group: text('size'), name: text('width'), value: '18', unit: text('cm') },
  { group: text('size'), name: text('weight'), value: '1.4', unit: text('kg') },
  { group: text('material'), name: text('body'), value: text('stonewareFiredTwice') },
  { group: text('material'), name: text('glaze'), value: text('matteFoodSafe') },
  { group: text('care'), name: text('dishwasher'), value: text('yesUpperShelf') },
];
const presets = [
  { name: 'details', options: { heading: { title: text('inDetail') } }, items: facts },
  {
    name: 'short',
    options: { background: 'light', heading: { title: text('atAGlance'), textAlign: 'center' as const } },
    items: facts.slice(0, 3),
  },
];

/** Two columns of names and values, joined by dotted leaders. */
export const propertiesSection = defineSection({
  type: 'properties',
  purpose: 'text',
  item: propertySchema,
  presets,
});

/** Cards, the value large. */
export const properties1Section = defineSection({
  type: 'properties-1',
  purpose: 'text',
  item: propertySchema,
  presets,
});

/** A table with every other row shaded. */
export const properties3Section = defineSection({
  type: 'properties-3',
  purpose: 'text',
  item: propertySchema,
  presets,
});

/** Groups that open and close. */
export const properties4Section = defineSection({
  type: 'properties-4',
  purpose: 'text',
  item: groupedSchema,
  presets,
});

export const propertiesSections = [
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
];
