import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import { createSectionContext } from '#site/create-section-context.ts';
import { drawSection } from '#site/edit/draw-section.tsx';
import { editorWords } from '#site/edit/editor-words.ts';

import type { DataNeed } from '../framework/data-needs.ts';
import { fillPreset } from '../framework/fill-preset.ts';
import { parseSection, sectionNeeds } from '../framework/prepare-section.ts';
import { renderSection, type PreparedSection } from '../framework/render-section.tsx';
import type { SectionContext, SectionStart } from '../framework/section-context.ts';
import { sectionViews } from '../section-views.ts';
import { sectionDefinitions } from '../sections.ts';
import { createSamples } from './fill-section.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleWords } from './sample-words.ts';

const samples = createSamples(sectionDefinitions);
const blank: SectionStart = { options: {}, items: [] };
const noShop = { pictures: [], hasTarget: () => false };
const types = [...sectionDefinitions.keys()];
/** Forms, and the title of the page, have words of their own. */
const neverEmpty = new Set(['h1', 'contacts-form', 'form-1', 'form-2']);

describe.each(types)('%s in an empty shop', (type) => {
  const starts = listStarts(type);

  test.each(['en', 'ru'] as const)('says in the canvas what to do and shows a sample, %s', (language) => {
    for (const start of [blank, { options: {}, items: [{}] }]) {
      const html = edit(type, start, language);
      expect(textOf(html).length).toBeGreaterThan(10);
      if (neverEmpty.has(type)) continue;
      const { text, wayTo } = editorWords(language).adviceOf(type);
      expect(textOf(html)).toContain(text);
      expect(textOf(html)).toContain(wayTo?.text ?? '');
      const [, sample = ''] = html.split('inert=""');
      expect(hasSomething(sample), 'a sample').toBe(true);
    }
  });

  test('shows something of each preset in the canvas', () => {
    for (const start of starts) expect(hasSomething(edit(type, start, 'en'))).toBe(true);
  });

  test('gives visitors none of it', () => {
    for (const start of [blank, { options: {}, items: [{}] }, ...starts]) {
      const html = visit(type, start);
      expect(html).not.toMatch(/vt-section__(?:hint|sample)|data:image/);
      for (const word of [
        ...sampleWords('en').products,
        ...sampleWords('en').articles,
        sampleWords('en').street,
      ])
        expect(html).not.toContain(`>${word}<`);
    }
    expect(visit(type, blank) === '').toBe(!neverEmpty.has(type));
  });
});

test('what is drawn anew in the canvas is an element whose content the frame can take', () => {
  const context = contextOf('en', true);
  const drawn = drawSection(prepare('faq', blank, context), {
    views: sectionViews,
    context,
    index: 0,
    reportBroken: () => {},
  });
  expect(drawn.type).toBe('section');
  expect(drawn.props).toMatchObject({ 'data-section-id': 's1', 'data-background': undefined });
  expect(drawn.props['children']).toBeDefined();
});

test('what the owner has filled in stands among the samples, and nothing of it is changed', () => {
  const context = contextOf('en', true);
  const section = prepare(
    'gallery',
    { options: { columns: 3, heading: { title: 'Ours' } }, items: [{ caption: 'Own' }] },
    context,
  );
  const before = JSON.stringify(section);
  const filled = samples.fillGaps(section, context);
  expect(filled?.section.options).toMatchObject({ columns: 3, heading: { title: 'Ours' } });
  expect(filled?.section.items).toEqual([{ caption: 'Own', image: samplePictures[6]?.id }]);
  expect(JSON.stringify(section)).toBe(before);
});

test('products that the shop has stand where they are, samples only where there are none', () => {
  const context = contextOf('en', true);
  const own = [{ id: 7, title: 'Own' }];
  const section = { ...prepare('product-widget', blank, context), data: { products: own } };
  expect(samples.fillGaps(section, context)?.section.data).toEqual({ products: own });
});

test('no sample picture has an id that a stored one could have', () => {
  for (const { id } of samplePictures) expect(id).toBeGreaterThan(2_147_483_647);
});

function listStarts(type: string): SectionStart[] {
  const definition = sectionDefinitions.get(type);
  return (definition?.presets ?? []).flatMap((preset) =>
    definition ? [fillPreset(definition, preset, { ...noShop, language: 'en' })] : [],
  );
}

function edit(type: string, start: SectionStart, language: Language): string {
  const context = contextOf(language, true);
  const drawn = drawSection(prepare(type, start, context), {
    views: sectionViews,
    context,
    index: 0,
    reportBroken: (_, error) => {
      throw error;
    },
  });
  return renderToStaticMarkup(drawn);
}

function visit(type: string, start: SectionStart): string {
  const context = contextOf('en', false);
  const view = sectionViews.get(type);
  const element = view && renderSection(prepare(type, start, context), view.view, context, 0);
  return element ? renderToStaticMarkup(element) : '';
}

function contextOf(language: Language, editing: boolean): SectionContext {
  return createSectionContext({
    settings: parseSettings({ language }),
    page: {
      kind: 'page',
      layout: 'default',
      path: '/page',
      title: 'Our new page',
      h1: 'Our new page',
      breadcrumbs: [],
    },
    images: new Map(),
    origin: 'https://shop.example',
    editing,
    ...(editing && { editor: editorWords(language), samples }),
  });
}

function prepare(type: string, { options, items }: SectionStart, context: SectionContext): PreparedSection {
  const definition = sectionDefinitions.get(type);
  if (!definition) throw new Error(`No definition of ${type}`);
  const { version } = definition;
  const stored = {
    id: 's1',
    type,
    version,
    enable: true,
    hidden: false,
    options,
    items: [...items],
    styles: {},
  };
  const outcome = parseSection(stored, definition, (html) => html);
  if (!outcome.ok) throw new Error(outcome.reason);
  const needs = sectionNeeds(outcome.parsed, context.page);
  const data = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, nothingFor(need)]));
  return { ...outcome.parsed.section, data };
}

function nothingFor(need: DataNeed): unknown {
  return need.kind === 'articles' ? { items: [], count: 0, offset: 0, limit: need.limit } : [];
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Words or pictures. */
function hasSomething(html: string): boolean {
  return /<(?:img|input|svg|iframe)\b/.test(html) || textOf(html.slice(html.indexOf('>') + 1)).length > 3;
}
