import { describe, expect, test } from 'vitest';

import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { readyThemeNames, readyThemes } from '#domain/themes/ready-themes.ts';
import { findFault } from '#domain/editing/find-fault.ts';
import { without } from '#domain/editing/without.ts';
import type { HomePlace } from '#domain/themes/theme.schema.ts';

import { fillPreset } from '../framework/fill-preset.ts';
import { sectionDefinitions as definitions } from '../sections.ts';
import { arrangeHome } from './arrange-home.ts';

function presetOf(type: string, name: string) {
  const definition = definitions.get(type);
  const preset = definition?.presets.find((one) => one.name === name);
  const shop = { language: 'en' as const, pictures: [7, 8, 9], hasTarget: () => true };
  return definition && preset ? fillPreset(definition, preset, shop) : null;
}

let minted = 0;
const mintId = () => `new-${++minted}`;
const arrange = (page: PageDocument, places: readonly HomePlace[]) =>
  arrangeHome(page, places, { definitions, presetOf, mintId });

function makePage(...sections: Partial<DocumentSection>[]): PageDocument {
  const all = sections.map((section, index): DocumentSection => ({
    id: `s${index}`,
    type: 'text',
    version: 1,
    enable: true,
    hidden: false,
    options: {},
    items: [],
    styles: {},
    ...section,
  }));
  return {
    kind: 'page',
    title: 'Home',
    slug: '',
    meta: {},
    sections: Object.fromEntries(all.map((section) => [section.id, section])),
    order: all.map(({ id }) => id),
  };
}

const typesOf = ({ order, sections }: PageDocument) => order.map((id) => sections[id]?.type);

describe.each(readyThemeNames)('the home page of %s', (name) => {
  const { home } = readyThemes[name];

  test('is made of section types and presets that there are, with options that they take', () => {
    for (const { type, takes, from, look } of home) {
      const definition = definitions.get(type);
      if (!definition) throw new Error(`There is no section ${type}`);
      expect(takes.filter((other) => !definitions.has(other))).toEqual([]);
      expect(from === null || presetOf(type, from) !== null).toBe(true);
      const parsed = definition.options.parse(look) as Record<string, unknown>;
      // An option that a type does not know is dropped by its schema: none is.
      expect(parsed).toMatchObject(look);
    }
  });

  test('is whole in a shop that has nothing but a title', () => {
    const page = arrange(makePage({ type: 'h1' }), home);
    expect(typesOf(page)).toEqual(expect.arrayContaining(['h1', 'product-widget', 'media-widget']));
    for (const section of Object.values(page.sections)) {
      const definition = definitions.get(section.type);
      expect(definition?.options.safeParse(section.options).success).toBe(true);
      expect(section.items.every((item) => definition?.item.safeParse(item).success)).toBe(true);
    }
  });

  test('keeps every section of the owner with all that is in it', () => {
    const own = makePage(
      { type: 'text', options: { content: { html: '<p>Mine</p>' } } },
      { type: 'faq', options: { heading: { title: 'Asked' } }, items: [{ id: 'q', question: 'Why?' }] },
      { type: 'category', options: { source: 'picked', catalogs: [3, 4] } },
      { type: 'product-widget', options: { catalogId: 9, heading: { title: 'First' } } },
      { type: 'product-widget', options: { catalogId: 8, heading: { title: 'Second' } } },
      { type: 'slider', enable: false, items: [{ id: 'a', heading: { title: 'Off' } }] },
      { type: 'unknown-thing', options: { own: true } },
    );
    const text = JSON.stringify(arrange(own, home));
    const words = ['Mine', 'Asked', 'Why?', '[3,4]', 'First', 'Second', 'Off', 'unknown-thing'];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    expect(text.indexOf('"First"')).toBeLessThan(text.indexOf('"Second"'));
  });
});

test.each(readyThemeNames)('after all the others %s is arranged as if they had never been', (name) => {
  const own = makePage(
    { type: 'slider' },
    { type: 'h1' },
    { type: 'category', options: { source: 'picked', catalogs: [3, 4] } },
    { type: 'product-widget', options: { catalogId: 9 } },
    { type: 'slider-item', items: [{ id: 'a', heading: { title: 'From the kiln' } }] },
    { type: 'text-picture-left', options: { content: { html: '<p>Mine</p>' } } },
    { type: 'product-widget', options: { catalogId: 8 } },
    { type: 'product-widget', options: { catalogId: 7 } },
    { type: 'benefit', items: [{ id: 'b', title: 'Fast' }] },
    { type: 'gallery-masonry' },
    { type: 'testimonials' },
    { type: 'media-widget' },
    { type: 'faq' },
  );
  const told = (page: PageDocument) =>
    page.order.map((id) => {
      const { type, options, items } = page.sections[id] ?? {};
      return { type, options: definitions.get(type ?? '')?.options.parse(options), items };
    });
  const through = readyThemeNames.reduce((page, other) => arrange(page, readyThemes[other].home), own);
  const { home } = readyThemes[name];
  expect(told(arrange(through, home))).toEqual(told(arrange(own, home)));
});

test.each(readyThemeNames)(
  '%s opens with the slide that the owner has, whole, and none of a preset',
  (name) => {
    const hero = { words: 'calm', height: 'short', isPageTitle: true };
    const own = makePage(
      { type: 'slider-item', options: hero, items: [{ id: 'a', heading: { title: 'Mine' } }] },
      { type: 'product-widget', options: { catalogId: 9 } },
      { type: 'slider-item', items: [{ id: 'b', heading: { title: 'Second' } }] },
    );
    const { order, sections } = arrange(own, readyThemes[name].home);
    const slides = order.flatMap((id) => {
      const { type, items = [] } = sections[id] ?? {};
      return type?.startsWith('slider') ? items : [];
    });
    expect(sections[order[0] ?? '']?.items).toMatchObject([{ heading: { title: 'Mine' } }]);
    expect(slides).toHaveLength(2);
    // The second breaks the rows of goods; it is not left over at the foot of the page.
    expect(sections[order.at(-1) ?? '']?.type).not.toBe('slider-item');
  },
);

test.each(readyThemeNames)('%s changes types into sections that a draft takes', (name) => {
  const own = makePage(
    { type: 'slider-item', options: { words: 'calm', height: 'short', isPageTitle: true } },
    { type: 'slider-item', options: { words: 'calm' } },
    { type: 'category-8', options: { shape: 'chips' } },
    { type: 'benefit', items: [{ id: 'b', icon: 'leaf', title: 'Fast', text: 'Very' }] },
    { type: 'text-picture-right', options: { content: { html: '<p>Mine</p>' } } },
    { type: 'faq', options: { openFirst: true }, items: [{ id: 'q', question: 'Why?' }] },
  );
  const page = arrange(own, readyThemes[name].home);
  const faults = Object.values(page.sections).flatMap(({ type, options, items }) => {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`There is no section ${type}`);
    return [
      findFault(definition.options, options),
      ...items.map((item) => findFault(definition.item, without(item, 'id'))),
    ].filter((fault) => fault !== null);
  });
  expect(faults).toEqual([]);
});

test('a section becomes the type of its place, under an id of its own', () => {
  const page = arrange(makePage({ type: 'faq', items: [{ id: 'q', question: 'Why?', answer: '' }] }), [
    { type: 'faq-2', takes: ['faq'], from: null, look: { background: 'light' } },
  ]);
  expect(Object.values(page.sections)).toMatchObject([
    { type: 'faq-2', options: { background: 'light' }, items: [{ id: 'q', question: 'Why?' }] },
  ]);
  expect(page.order).not.toContain('s0');
});

test('a section stays as it is where the look does not fit it', () => {
  const own = makePage({ type: 'faq', options: { background: 'white' } });
  const page = arrange(own, [{ type: 'faq', takes: ['faq'], from: null, look: { background: 'tartan' } }]);
  expect(page).toEqual(own);
});
