import { applyMenuIntent } from './apply-menu-intent.ts';
import { applyPageIntent } from './apply-page-intent.ts';
import { applySettingsIntent } from './apply-settings-intent.ts';
import type { EditableDocument } from './documents.schema.ts';
import type { Intent, MenuIntent, PageIntent, SettingsIntent } from './intents.schema.ts';
import { refuse, type Outcome } from './outcome.ts';

/**
 * The one function by which an edit happens: in the builder, its preview, the draft log and the history.
 * It never throws, and what it gives back undoes the intent exactly.
 */
export function applyIntent(document: EditableDocument, intent: Intent): Outcome<EditableDocument, Intent> {
  if (document.kind === 'settings') {
    return isSettingsIntent(intent) ? applySettingsIntent(document, intent) : refuse('wrong_document');
  }
  if (document.kind === 'menu') {
    return isMenuIntent(intent) ? applyMenuIntent(document, intent) : refuse('wrong_document');
  }
  return isPageIntent(intent) ? applyPageIntent(document, intent) : refuse('wrong_document');
}

function isSettingsIntent(intent: Intent): intent is SettingsIntent {
  return intent.type === 'settings.update';
}

function isMenuIntent(intent: Intent): intent is MenuIntent {
  return intent.type.startsWith('entry.');
}

function isPageIntent(intent: Intent): intent is PageIntent {
  return !isSettingsIntent(intent) && !isMenuIntent(intent);
}
