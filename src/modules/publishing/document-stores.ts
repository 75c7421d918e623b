import type { DocumentKey } from '#domain/editing/document-key.ts';
import { parseDocumentKey } from '#domain/editing/document-key.ts';
import { notFound } from '#domain/errors.ts';
import type { DocumentStore } from '#modules/pages/document-store.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createMenuStore } from './menu-store.ts';
import { createPageStore } from './page-store.ts';
import { createSettingsStore } from './settings-store.ts';

/** Where the document of a key is kept; throws 404 for a key that names nothing. */
export function storeOf(
  key: DocumentKey,
  { definitions }: { definitions: DefinitionRegistry },
): DocumentStore {
  const parsed = parseDocumentKey(key);
  if (!parsed) throw notFound('document');
  if (parsed.kind === 'page') return createPageStore(parsed.id, { definitions });
  return parsed.kind === 'menu' ? createMenuStore(parsed.name) : createSettingsStore();
}
