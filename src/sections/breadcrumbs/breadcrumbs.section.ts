import { defineSection } from '../framework/define-section.ts';

/** The trail from home to this page; follows the page, has nothing to fill in. */
export const breadcrumbsSection = defineSection({
  type: 'breadcrumbs',
  purpose: 'page',
  follows: 'trail',
  draws: ['background'],
  frame: { kind: 'bare' },
  presets: [
    { name: 'trail', options: {}, items: [] },
    { name: 'band', options: { background: 'light' }, items: [] },
  ],
});
