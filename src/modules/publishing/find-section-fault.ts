import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { findChangeFault, findFault, type ValueFault } from '#domain/editing/find-fault.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Change } from '#domain/editing/fields.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { without } from '#domain/editing/without.ts';
import { isSharedSlug, mostSharedParts, sharedType } from '#domain/shared-sections.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

interface PageEdit {
  before: PageDocument;
  after: PageDocument;
  /** What visitors see. */
  published: PageDocument;
}

/**
 * Why what an intent sets in a section or an item is refused by the section's type; null when it is not. What was
 * wrong before does not keep other fields from being edited, nor a section that visitors see from being brought
 * back; a section of a type that nobody knows, which shows nothing, can be edited but not added.
 */
export function findSectionFault(
  intent: Intent,
  { before, after, published }: PageEdit,
  definitions: DefinitionRegistry,
): ValueFault | null {
  const unshared = findSharedFault(intent, after);
  if (unshared) return unshared;
  const id = sectionIdOf(intent);
  const section = id === null ? undefined : after.sections[id];
  if (!section) return null;
  if (intent.type === 'section.add' && isEqual(section, published.sections[section.id])) return null;
  const definition = definitions.get(section.type);
  if (!definition) {
    return intent.type === 'section.add'
      ? { path: ['type'], message: 'There is no such type of section' }
      : null;
  }
  const fault = findFaultOf(intent, definition);
  if (fault) return fault;
  const wasRead = id === null || isRead(before.sections[id], definition);
  const parsed = wasRead ? parseSection(section, definition, (html) => html) : null;
  const [found] = parsed?.ok === false ? parsed.faults : [];
  return found ? { path: found.path.map(String), message: found.message } : null;
}

/** A shared section holds no other, and not too much. */
function findSharedFault(intent: Intent, { slug, order }: PageDocument): ValueFault | null {
  if (intent.type !== 'section.add' || !isSharedSlug(slug)) return null;
  if (intent.section.type === sharedType)
    return { path: ['type'], message: 'A shared section cannot stand in another one' };
  if (order.length <= mostSharedParts) return null;
  return { path: [], message: `A shared section holds at most ${mostSharedParts} sections` };
}

function sectionIdOf(intent: Intent): string | null {
  switch (intent.type) {
    case 'section.add':
      return intent.section.id;
    case 'section.update':
      return intent.id;
    case 'item.add':
    case 'item.update':
      return intent.section;
    default:
      return null;
  }
}

function findFaultOf(intent: Intent, definition: SectionDefinition): ValueFault | null {
  switch (intent.type) {
    case 'section.add':
      return findAddedFault(intent.section, definition);
    case 'item.add':
      return findFault(definition.item, without(intent.item, 'id'));
    case 'section.update': {
      const changes = intent.changes.filter(({ path }) => path[0] === 'options');
      return within('options', findChangeFault(definition.options, changes.map(withoutRoot)));
    }
    case 'item.update':
      return findChangeFault(definition.item, intent.changes);
    default:
      return null;
  }
}

function findAddedFault(section: DocumentSection, definition: SectionDefinition): ValueFault | null {
  const { version, options, items } = section;
  // What an earlier version of the type has written is brought up to date when it is read.
  if (version < definition.version) return null;
  if (version > definition.version) return { path: ['version'], message: 'There is no such version yet' };
  const fault = findFault(definition.options, options, ['options']);
  if (fault) return fault;
  for (const [index, item] of items.entries()) {
    const found = findFault(definition.item, without(item, 'id'), ['items', `${index}`]);
    if (found) return found;
  }
  return null;
}

function withoutRoot({ path, value }: Change): Change {
  return { path: path.slice(1), value };
}

function within(root: string, fault: ValueFault | null): ValueFault | null {
  return fault && { ...fault, path: [root, ...fault.path] };
}

function isRead(section: DocumentSection | undefined, definition: SectionDefinition): boolean {
  return !section || parseSection(section, definition, (html) => html).ok;
}
