import { isFields } from '#domain/editing/fields.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { DataNeed, DataNeeds } from '../framework/data-needs.ts';
import type { SectionDefinition } from '../framework/define-section.ts';
import { fillPreset } from '../framework/fill-preset.ts';
import type { PageContext } from '../framework/page-context.ts';
import { parseSection, sectionNeeds } from '../framework/prepare-section.ts';
import type { DefinitionRegistry } from '../framework/registry.ts';
import type { PreparedSection } from '../framework/render-section.tsx';
import type { FilledSection, Samples, SectionContext, SectionStart } from '../framework/section-context.ts';
import { mapFields } from '../framework/walk-fields.ts';
import { sampleAnswer, sampleArticle, sampleIds, sampleListing } from './sample-data.ts';
import { findSamplePicture, sampleLogos, samplePictures } from './sample-pictures.ts';
import { sampleWords } from './sample-words.ts';

/** Samples for sections of these types. What they make is only ever drawn: nothing of it is stored. */
export function createSamples(definitions: DefinitionRegistry): Samples {
  return {
    fillGaps(section, context, start) {
      const definition = definitions.get(section.type);
      if (!definition) return null;
      return fillSection(section, context, definition, start ?? usualStart(definition));
    },
  };
}

const blank: SectionStart = { options: {}, items: [] };

/** A preset that shows the type's items, where one does. */
function usualStart({ presets }: SectionDefinition): SectionStart {
  return presets.find(({ items }) => items.length > 0) ?? presets[0] ?? blank;
}

/** What the owner has filled in stays; blank fields, missing data and what the page lacks become samples. */
function fillSection(
  section: PreparedSection,
  context: SectionContext,
  definition: SectionDefinition,
  start: SectionStart,
): FilledSection {
  const sample = parseStart(definition, start, context);
  const options = mapFields(definition.options, fillBlank(section.options, sample.options), (kind, value) =>
    kind === 'products' && isBlank(value) && value !== null ? sampleIds : value,
  ) as PreparedSection['options'];
  const own = section.items.length > 0 ? section.items : sample.items;
  const items = own.map((item, place) => fillBlank(item, sample.items[place % sample.items.length]));
  const page = fillPage(context);
  const needs = needsOf({ ...section, options, items }, definition, page);
  const data = Object.fromEntries(
    Object.entries(needs).map(([name, need]) => [name, answerTo(need, section.data[name], context.settings)]),
  );
  return {
    section: { ...section, options, items, data },
    context: {
      ...context,
      page,
      settings: fillSettings(context.settings),
      image: (id) => findSamplePicture(id) ?? context.image(id),
    },
  };
}

function parseStart(
  definition: SectionDefinition,
  start: SectionStart,
  { language }: SectionContext,
): Pick<PreparedSection, 'options' | 'items'> {
  const filled = fillPreset(definition, start, {
    language,
    pictures: samplePictures.map(({ id }) => id),
    logos: sampleLogos.map(({ id }) => id),
    hasTarget: () => false,
  });
  const { type, version } = definition;
  const stored = { id: '', type, version, enable: true, hidden: false, styles: {}, ...filled };
  const outcome = parseSection(stored, definition, (html) => html);
  if (!outcome.ok) throw new Error(`A start of ${type} is no section: ${outcome.reason}`);
  return outcome.parsed.section;
}

function needsOf(section: PreparedSection, definition: SectionDefinition, page: PageContext): DataNeeds {
  return sectionNeeds({ section, definition, imageIds: [] }, page);
}

function answerTo(need: DataNeed, own: unknown, settings: Settings): unknown {
  const isEmpty = isBlank(own) || (isFields(own) && isBlank(own['items']));
  return isEmpty ? sampleAnswer(need, settings) : own;
}

function fillPage({ page, settings, t }: SectionContext): PageContext {
  const words = sampleWords(settings.language);
  const { category, article, listing, headings = [], breadcrumbs, ...rest } = page;
  const sample = sampleArticle(settings);
  return {
    ...rest,
    h1: page.h1 || words.page,
    breadcrumbs:
      breadcrumbs.length > 1
        ? breadcrumbs
        : [
            { title: t('breadcrumbs.home'), uri: '' },
            { title: words.page, uri: null },
          ],
    listing: listing && listing.result.count > 0 ? listing : sampleListing(page.path, settings),
    headings:
      headings.length > 1
        ? headings
        : words.headings.map((text, place) => ({ id: `sample-${place + 1}`, level: 2, text })),
    article: article
      ? {
          ...article,
          author: article.author ?? sample.author,
          tags: isBlank(article.tags) ? sample.tags : article.tags,
        }
      : sample,
    ...(category && category.tags.length > 0 && { category }),
  };
}

function fillSettings(settings: Settings): Settings {
  const { common, media } = settings;
  const words = sampleWords(settings.language);
  const contacts = {
    phones: ['+1 202 555 0142'],
    emails: ['hello@example.com'],
    workTime: words.workTime,
    address: { street: words.street, locality: words.locality },
  };
  const shown = { phone: true, email: true, telegram: true, whatsapp: true };
  return {
    ...settings,
    common: {
      ...(fillBlank(common, contacts) as Settings['common']),
      showOnContacts: shown,
      showOnMobileContacts: shown,
    },
    // Where the author stands at the top, the section of its own would say nothing.
    media: { ...media, pageStyle: { ...media.pageStyle, authorBlock: 'bottom' } },
  };
}

function fillBlank(own: unknown, sample: unknown): unknown {
  if (isBlank(own)) return sample ?? own;
  if (!isFields(own) || !isFields(sample)) return own;
  const names = Object.keys(own);
  return Object.fromEntries(names.map((name) => [name, fillBlank(own[name], sample[name])]));
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
