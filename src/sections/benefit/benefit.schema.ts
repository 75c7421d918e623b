import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import { choiceField, imageField, linkField, longTextField, textField } from '../framework/fields.ts';
import { benefitIconNames } from './benefit-icons.ts';

/** A reason to buy here, in all benefit styles alike. A picture, where there is one, replaces the icon. */
const benefitItemSchema = z.object({
  icon: choiceField(benefitIconNames, 'none'),
  image: imageField(),
  title: textField(120),
  text: longTextField(400),
  link: linkField(),
});
export type BenefitItem = z.infer<typeof benefitItemSchema>;

const promises = [
  {
    icon: 'delivery',
    title: 'Sent within two days',
    text: 'Packed by hand, insured, with a number to follow it by.',
  },
  {
    icon: 'return',
    title: 'Fourteen days to decide',
    text: 'Live with it. If it does not suit, send it back.',
  },
  { icon: 'hand', title: 'Made by hand', text: 'Small batches, each piece signed by who made it.' },
  { icon: 'chat', title: 'A person answers', text: 'Write or call: we know every thing we sell.' },
];

export const benefitSection = defineSection({
  type: 'benefit',
  item: benefitItemSchema,
  presets: [
    { name: 'four-promises', options: {}, items: promises },
    {
      name: 'three-promises',
      options: { background: 'light', heading: { title: 'Why here', textAlign: 'center' } },
      items: promises.slice(0, 3),
    },
  ],
});
