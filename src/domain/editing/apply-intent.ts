import { applyItemIntent } from './apply-item-intent.ts';
import { applyMenuIntent } from './apply-menu-intent.ts';
import { applySettingsIntent } from './apply-settings-intent.ts';
import { changeFields } from './change-fields.ts';
import {
  documentSectionSchema,
  pageFieldsSchema,
  type DocumentSection,
  type EditableDocument,
  mostSections,
  type PageDocument,
} from './documents.schema.ts';
import type { Intent, MenuIntent, PageIntent } from './intents.schema.ts';
import { refuse, type Outcome } from './outcome.ts';
import { placeAfter, placeOf } from './places.ts';
import { without } from './without.ts';

const sectionRoots = ['name', 'enable', 'hidden', 'options', 'styles'];

/**
 * The one function by which an edit happens: in the builder, its preview, the draft log and the history.
 * It never throws, and what it gives back undoes the intent exactly.
 */
export function applyIntent(document: EditableDocument, intent: Intent): Outcome<EditableDocument, Intent> {
  if (document.kind === 'page') return applyPageIntent(document, intent);
  if (document.kind === 'menu') {
    return isMenuIntent(intent) ? applyMenuIntent(document, intent) : refuse('wrong_document');
  }
  return intent.type === 'settings.update' ? applySettingsIntent(document, intent) : refuse('wrong_document');
}

function isMenuIntent(intent: Intent): intent is MenuIntent {
  return intent.type.startsWith('entry.');
}

function applyPageIntent(document: PageDocument, intent: Intent): Outcome<PageDocument, PageIntent> {
  switch (intent.type) {
    case 'page.update':
      return updatePage(document, intent);
    case 'section.add':
      return addSection(document, intent);
    case 'section.update':
    case 'section.remove':
    case 'section.move':
      return changeSection(document, intent);
    case 'item.add':
    case 'item.update':
    case 'item.remove':
    case 'item.move':
      return changeItem(document, intent);
    default:
      return refuse('wrong_document');
  }
}

type IntentOf<Type extends PageIntent['type']> = Extract<PageIntent, { type: Type }>;

function updatePage(
  document: PageDocument,
  intent: IntentOf<'page.update'>,
): Outcome<PageDocument, PageIntent> {
  const { title, slug, meta } = document;
  const changed = changeFields({ title, slug, meta }, intent.changes, {
    schema: pageFieldsSchema,
    roots: Object.keys(pageFieldsSchema.shape),
  });
  if (!changed.ok) return changed;
  return {
    ok: true,
    document: { ...document, ...changed.node },
    inverse: { ...intent, changes: changed.inverse },
  };
}

function addSection(
  document: PageDocument,
  { section, after }: IntentOf<'section.add'>,
): Outcome<PageDocument, PageIntent> {
  if (sectionOf(document, section.id)) return refuse('already_there');
  if (document.order.length >= mostSections) return refuse('invalid_value');
  const order = placeAfter(document.order, section.id, after);
  if (!order) return refuse('stale_place');
  return {
    ok: true,
    document: { ...withSection(document, section), order },
    inverse: { type: 'section.remove', id: section.id },
  };
}

function changeSection(
  document: PageDocument,
  intent: IntentOf<'section.update' | 'section.remove' | 'section.move'>,
): Outcome<PageDocument, PageIntent> {
  const { id } = intent;
  const section = sectionOf(document, id);
  if (!section) return refuse('unknown_target');
  const after = placeOf(document.order, id);
  switch (intent.type) {
    case 'section.update': {
      const changed = changeFields(section, intent.changes, {
        schema: documentSectionSchema,
        roots: sectionRoots,
      });
      if (!changed.ok) return changed;
      return {
        ok: true,
        document: withSection(document, changed.node),
        inverse: { ...intent, changes: changed.inverse },
      };
    }
    case 'section.remove':
      return {
        ok: true,
        document: {
          ...document,
          sections: without(document.sections, id),
          order: document.order.filter((one) => one !== id),
        },
        inverse: { type: 'section.add', section, after },
      };
    case 'section.move': {
      const order = placeAfter(document.order, id, intent.after);
      if (!order) return refuse('stale_place');
      return { ok: true, document: { ...document, order }, inverse: { ...intent, after } };
    }
  }
}

function changeItem(
  document: PageDocument,
  intent: IntentOf<'item.add' | 'item.update' | 'item.remove' | 'item.move'>,
): Outcome<PageDocument, PageIntent> {
  const section = sectionOf(document, intent.section);
  if (!section) return refuse('unknown_target');
  const applied = applyItemIntent(section, intent);
  return applied.ok ? { ...applied, document: withSection(document, applied.document) } : applied;
}

function sectionOf({ sections }: PageDocument, id: string): DocumentSection | undefined {
  return Object.hasOwn(sections, id) ? sections[id] : undefined;
}

function withSection(document: PageDocument, section: DocumentSection): PageDocument {
  return { ...document, sections: { ...document.sections, [section.id]: section } };
}
