import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { parseSettings, type Settings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { DataNeeds } from '#sections/framework/data-needs.ts';
import { fillStartTexts } from '#sections/framework/fill-preset.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import { parseSection, sectionNeeds, type ParsedSection } from '#sections/framework/prepare-section.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { sectionViews } from '#sections/section-views.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { createSectionContext } from '#site/create-section-context.ts';

import { standInData, standInImages } from './stand-ins.ts';

/** Settings of a shop with every contact filled in. */
export const filledCommon = {
  common: {
    sitename: 'Test shop',
    phones: ['+7 912 345-67-89', '+971 50 123 4567'],
    emails: ['hello@example.com'],
    whatsapps: ['+971 50 123 4567'],
    whatsappMessage: 'Hello',
    telegram: 'https://t.me/example',
    address: {
      country: 'AE',
      region: 'Dubai',
      locality: 'Dubai',
      street: '12 Alserkal Avenue',
      postalCode: '',
    },
    mapUrl: 'https://maps.example.com/embed?q=12',
    workTime: 'Mon–Fri 10:00–19:00\nSat 11:00–16:00',
  },
  socials: { instagram: 'https://instagram.com/example', vk: 'https://vk.com/example' },
};

interface ContextInput {
  language?: Language;
  settings?: (settings: Settings) => Settings;
  page?: Partial<PageContext>;
  editing?: boolean;
}

/** The context of a home page in a shop with every contact filled in. */
export function buildSectionContext({
  language = 'en',
  settings,
  page,
  editing,
}: ContextInput = {}): SectionContext {
  const base = parseSettings({ ...filledCommon, language });
  return createSectionContext({
    settings: settings ? settings(base) : base,
    page: {
      kind: 'home',
      layout: 'default',
      path: '/',
      title: 'Home',
      h1: 'Home',
      breadcrumbs: [
        { title: 'Home', uri: '' },
        { title: 'Here', uri: null },
      ],
      ...page,
    },
    images: standInImages,
    origin: 'https://shop.example',
    editing,
  });
}

interface SectionInput {
  options?: Record<string, unknown>;
  items?: unknown[];
  /** Instead of the stand-in answers to the section's needs. */
  data?: Record<string, unknown>;
  /** Place on the page; the first four load eagerly. */
  index?: number;
}

/** Parses and draws one section in its frame, as a page does; null when it has nothing to show. */
function drawSection(
  type: string,
  input: SectionInput,
  context = buildSectionContext(),
): ReactElement | null {
  const view = sectionViews.get(type);
  if (!view) throw new Error(`No view of ${type}`);
  return renderSection(prepare(type, input, context), view.view, context, input.index ?? 0);
}

/** The section's HTML; empty when it shows nothing. */
export function renderSectionHtml(
  type: string,
  input: SectionInput,
  context = buildSectionContext(),
): string {
  const element = drawSection(type, input, context);
  return element ? renderToStaticMarkup(element) : '';
}

/** What the section asks the shop for, as it is asked. */
export function listRequests(type: string, input: SectionInput, context = buildSectionContext()): DataNeeds {
  return sectionNeeds(parse(type, input, context), context.page);
}

function prepare(type: string, input: SectionInput, context: SectionContext): PreparedSection {
  const parsed = parse(type, input, context);
  const needs = sectionNeeds(parsed, context.page);
  const data = Object.fromEntries(Object.entries(needs).map(([name, need]) => [name, standInData(need)]));
  return { ...parsed.section, data: { ...data, ...input.data } };
}

function parse(type: string, input: SectionInput, { language }: SectionContext): ParsedSection {
  const definition = sectionDefinitions.get(type);
  if (!definition) throw new Error(`No definition of ${type}`);
  const stored = {
    id: 's1',
    type,
    version: definition.version,
    enable: true,
    hidden: false,
    ...fillStartTexts(type, { options: input.options ?? {}, items: input.items ?? [] }, language),
    styles: {},
  };
  const outcome = parseSection(stored, definition, (html) => html);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.parsed;
}
