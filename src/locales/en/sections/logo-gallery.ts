import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Logos',
  about: 'Marks of brands and partners, still or passing slowly.',
  item: 'Logo',
  fields: {
    layout: {
      label: 'Layout',
      help: 'Four logos or more pass by; they rest under a pointer and for those who asked for less motion.',
    },
    muted: 'Grey until pointed at',
    'items.image': 'Logo',
    'items.name': { label: 'Brand', help: 'Read out to people who cannot see the logo.' },
    'items.link': 'Leads to',
  },
  choices: { layout: { grid: 'In rows', marquee: 'Passing by' } },
  presets: { grid: 'In rows', marquee: 'Passing by' },
  content: { sellToo: 'They sell us too' },
} as const satisfies SectionTexts;
