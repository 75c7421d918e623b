import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import { textField } from '../framework/fields.ts';

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
  { group: 'Size', name: 'Height', value: '32', unit: 'cm' },
  { group: 'Size', name: 'Width', value: '18', unit: 'cm' },
  { group: 'Size', name: 'Weight', value: '1.4', unit: 'kg' },
  { group: 'Material', name: 'Body', value: 'Stoneware, fired twice' },
  { group: 'Material', name: 'Glaze', value: 'Matte, food-safe' },
  { group: 'Care', name: 'Dishwasher', value: 'Yes, upper shelf' },
];
const presets = [
  { name: 'details', options: { heading: { title: 'In detail' } }, items: facts },
  {
    name: 'short',
    options: { background: 'light', heading: { title: 'At a glance', textAlign: 'center' as const } },
    items: facts.slice(0, 3),
  },
];

/** Two columns of names and values, joined by dotted leaders. */
export const propertiesSection = defineSection({ type: 'properties', item: propertySchema, presets });

/** Cards, the value large. */
export const properties1Section = defineSection({ type: 'properties-1', item: propertySchema, presets });

/** A table with every other row shaded. */
export const properties3Section = defineSection({ type: 'properties-3', item: propertySchema, presets });

/** Groups that open and close. */
export const properties4Section = defineSection({ type: 'properties-4', item: groupedSchema, presets });

export const propertiesSections = [
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
];
