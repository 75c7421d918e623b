import { describe, expect, test } from 'vitest';

import { listRequests } from '#tests/support/section-context.tsx';

import type { SectionDefinition } from './framework/define-section.ts';
import { describeSection } from './framework/describe-fields.ts';
import { sectionExamples } from './section-examples.ts';
import { sectionDefinitions } from './sections.ts';

/** Every section type of the specification (section 2), in its order. */
const types = `
  h1 breadcrumbs product-widget product-widget-items product-list slider slider-2 slider-item text
  text-picture-right text-picture-left text-picture-center gallery-masonry text-block-1
  text-block-2 text-block-grid form-1 form-2 faq-1 faq-2 faq hover-text category-1 category-2
  category-8 category logo-gallery gallery-1 gallery-2 gallery-3 gallery benefit-1 benefit-2
  benefit-3 benefit-4 benefit-5 benefit contacts-1 contacts-2 contacts-3 contacts-form
  properties-1 properties-3 properties-4 properties testimonials banner-1 banner-2 media-list
  media-widget tags-list table-of-contents authors comments
`
  .trim()
  .split(/\s+/);

const states = ['typical', 'minimal', 'long-text', 'many-items', 'empty'];

const followsPage = 'shows the way to its page and has nothing to fill in';
const ofSettings = 'shows the contacts of the settings, however many there are';
/** States that a type does not have, by type, and why. */
const without: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  breadcrumbs: {
    minimal: followsPage,
    'long-text': followsPage,
    'many-items': followsPage,
    empty: followsPage,
  },
  h1: { empty: 'shows the name of its page where it has no title' },
  'contacts-1': { 'many-items': ofSettings, empty: ofSettings },
  'contacts-2': { 'many-items': ofSettings, empty: ofSettings },
  'contacts-3': { 'many-items': ofSettings, empty: ofSettings },
  'contacts-form': { 'many-items': ofSettings },
};

test('all 54 types of the specification are there [R171-228]', () => {
  expect(types).toHaveLength(54);
  expect(types.filter((type) => !sectionDefinitions.has(type))).toEqual([]);
});

describe.each([...sectionDefinitions.values()])('$type', (definition) => {
  const { type, presets } = definition;

  test('has two presets or more, under different names', () => {
    const names = presets.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has an example of each state that it can be in', () => {
    const names = sectionExamples.get(type)?.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
    const impossible = without[type] ?? {};
    const possible = states.filter(
      (state) => !(state in impossible) && (state !== 'many-items' || repeats(definition)),
    );
    expect(possible.filter((state) => !names.includes(state))).toEqual([]);
    expect(names.filter((state) => state in impossible)).toEqual([]);
  });
});

/** Whether it shows things that there may be many of: its own, those it asks for, or those of its page. */
function repeats(definition: SectionDefinition): boolean {
  const { type, follows, presets } = definition;
  const asks = presets.some((preset) => Object.keys(listRequests(type, preset)).length > 0);
  return describeSection(definition).itemFields !== null || follows !== null || asks;
}
