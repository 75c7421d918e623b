import type { EditableDocument, MenuDocument, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { isFields, readPath, type Change } from '#domain/editing/fields.ts';
import { arePathsNested } from '#domain/editing/paths.ts';

/**
 * Whether a document still shows what an intent did. Where it does not, somebody else has been there since,
 * and taking the intent back would take away their work.
 */
export function isStillDone(document: EditableDocument, intent: Intent): boolean {
  if (document.kind === 'settings') {
    return intent.type === 'settings.update' && shows(document.groups[intent.group], intent.changes);
  }
  return document.kind === 'menu' ? isDoneInMenu(document, intent) : isDoneInPage(document, intent);
}

function isDoneInPage(document: PageDocument, intent: Intent): boolean {
  const sectionOf = (id: string) =>
    Object.hasOwn(document.sections, id) ? document.sections[id] : undefined;
  const itemOf = (section: string, id: string) => sectionOf(section)?.items.find((item) => item.id === id);
  switch (intent.type) {
    case 'page.update':
      return shows(document, intent.changes);
    case 'section.add':
      return isEqual(sectionOf(intent.section.id), intent.section);
    case 'section.update':
      return shows(sectionOf(intent.id), intent.changes);
    case 'section.remove':
      return !sectionOf(intent.id);
    case 'section.move':
      return sectionOf(intent.id) !== undefined;
    case 'item.add':
      return isEqual(itemOf(intent.section, intent.item.id), intent.item);
    case 'item.update':
      return shows(itemOf(intent.section, intent.id), intent.changes);
    case 'item.remove':
      return sectionOf(intent.section) !== undefined && !itemOf(intent.section, intent.id);
    case 'item.move':
      return itemOf(intent.section, intent.id) !== undefined;
    default:
      return false;
  }
}

function isDoneInMenu({ entries }: MenuDocument, intent: Intent): boolean {
  const entryOf = (id: string) => (Object.hasOwn(entries, id) ? entries[id] : undefined);
  switch (intent.type) {
    case 'entry.add':
      return isEqual(entryOf(intent.entry.id), { ...intent.entry, children: [] });
    case 'entry.update':
      return shows(entryOf(intent.id), intent.changes);
    case 'entry.remove':
      return !entryOf(intent.id);
    case 'entry.move':
      return entryOf(intent.id) !== undefined;
    default:
      return false;
  }
}

/** Of changes within one another only the last one can be seen. */
function shows(node: unknown, changes: readonly Change[]): boolean {
  if (!isFields(node)) return false;
  return changes.every(({ path, value }, index) => {
    const isOverwritten = changes.slice(index + 1).some((later) => arePathsNested(later.path, path));
    return isOverwritten || isEqual(readPath(node, path), value);
  });
}
