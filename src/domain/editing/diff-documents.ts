import { diffMenus } from './diff-menus.ts';
import { diffPages } from './diff-pages.ts';
import { diffSettings } from './diff-settings.ts';
import type { EditableDocument } from './documents.schema.ts';
import type { Intent } from './intents.schema.ts';

/** The intents that make one document into another of the same kind. */
export function diffDocuments(from: EditableDocument, to: EditableDocument): Intent[] {
  if (from.kind === 'page' && to.kind === 'page') return diffPages(from, to);
  if (from.kind === 'settings' && to.kind === 'settings') return diffSettings(from, to);
  if (from.kind === 'menu' && to.kind === 'menu') return diffMenus(from, to);
  throw new TypeError(`No difference between ${from.kind} and ${to.kind}`);
}
