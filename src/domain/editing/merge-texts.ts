import { mergeBlocks } from '../rich-text/merge-blocks.ts';
import type { EditableDocument } from './documents.schema.ts';
import { groupFields, isFields, readPath, type Change, type Fields } from './fields.ts';
import type { Intent } from './intents.schema.ts';

/**
 * An edit as it is to be made of what a document says now: texts whose author saw something else are merged. Null
 * where they cannot be.
 */
export function mergeTexts(document: EditableDocument, intent: Intent): Intent | null {
  const read = textReader(document, intent);
  if (!read || !('changes' in intent)) return intent;
  const changes: Change[] = [];
  for (const change of intent.changes) {
    const { path, value, was } = change;
    const now = was === undefined ? undefined : read(path);
    if (was === undefined || now === was) {
      changes.push(change);
      continue;
    }
    const merged = now === undefined || typeof value !== 'string' ? null : mergeBlocks(was, now, value);
    if (merged === null) return null;
    changes.push({ path, value: merged, was: now });
  }
  return { ...intent, changes };
}

/** The same edit by somebody who has seen what the document says now: its texts stand as they were written. */
export function seeTexts(document: EditableDocument, intent: Intent): Intent {
  const read = textReader(document, intent);
  if (!read || !('changes' in intent)) return intent;
  const changes = intent.changes.map((change) =>
    change.was === undefined ? change : { ...change, was: read(change.path) ?? '' },
  );
  return { ...intent, changes };
}

/** An edit as the log keeps it: what its author saw has done its work. */
export function forgetSeen(intent: Intent): Intent {
  if (!('changes' in intent)) return intent;
  return { ...intent, changes: intent.changes.map(({ was: _was, ...change }) => change) };
}

/** Whether the texts of an edit are already what it makes of them, and it changes nothing else. */
export function isWritten(document: EditableDocument, intent: Intent): boolean {
  const read = textReader(document, intent);
  if (!read || !('changes' in intent)) return false;
  return intent.changes.every(({ path, value, was }) => was !== undefined && value === read(path));
}

/** Reads the texts of what an edit changes; a field that was never filled is empty. Null where that is gone. */
function textReader(
  document: EditableDocument,
  intent: Intent,
): ((path: readonly string[]) => string | undefined) | null {
  const node = nodeOf(document, intent);
  if (!node) return null;
  return (path) => {
    const value = readPath(node, path);
    if (value === undefined) return '';
    return typeof value === 'string' ? value : undefined;
  };
}

function nodeOf(document: EditableDocument, intent: Intent): Fields | null {
  if (document.kind === 'page') return pageNode(document, intent);
  if (document.kind === 'menu') {
    return intent.type === 'entry.update' ? own(document.entries, intent.id) : null;
  }
  if (intent.type !== 'settings.update' || !Object.hasOwn(document.groups, intent.group)) return null;
  return groupFields(document.groups[intent.group]);
}

function pageNode(document: Extract<EditableDocument, { kind: 'page' }>, intent: Intent): Fields | null {
  if (intent.type === 'page.update') return { ...document };
  if (intent.type === 'section.update') return own(document.sections, intent.id);
  if (intent.type !== 'item.update') return null;
  const items = Object.hasOwn(document.sections, intent.section)
    ? document.sections[intent.section]?.items
    : undefined;
  return items?.find(({ id }) => id === intent.id) ?? null;
}

function own(nodes: Record<string, object>, id: string): Fields | null {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  return isFields(node) ? node : null;
}
