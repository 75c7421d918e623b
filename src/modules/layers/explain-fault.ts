import { z } from 'zod';

import {
  entryFieldsSchema,
  documentSectionSchema,
  pageFieldsSchema,
} from '#domain/editing/documents.schema.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { expectedAt } from '#domain/editing/expected-at.ts';
import type { ValueFault } from '#domain/editing/find-fault.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

interface Explained {
  intent: Intent;
  fault: ValueFault;
  document: EditableDocument;
}

/** What would have fitted where an edit was refused, as JSON Schema; null where nobody can tell. */
export function explainFault(
  { intent, fault, document }: Explained,
  definitions: DefinitionRegistry,
): Record<string, unknown> | null {
  const { path } = fault;
  switch (intent.type) {
    case 'settings.update': {
      const group = Object.entries(settingsSchema.shape).find(([name]) => name === intent.group);
      return group ? expectedAt(group[1], path) : null;
    }
    case 'page.update':
      return expectedAt(pageFieldsSchema, path);
    case 'entry.add':
    case 'entry.update':
      return expectedAt(entryFieldsSchema, path);
    case 'section.add':
      return explainSection(intent.section.type, path, definitions);
    case 'section.update':
      return explainSection(typeOf(document, intent.id), path, definitions);
    case 'item.add':
    case 'item.update':
      return path[0] === 'options' || path[0] === 'items'
        ? explainSection(typeOf(document, intent.section), path, definitions)
        : expectedAt(definitions.get(typeOf(document, intent.section))?.item ?? z.unknown(), path);
    default:
      return null;
  }
}

function typeOf(document: EditableDocument, id: string): string {
  return document.kind === 'page' && Object.hasOwn(document.sections, id)
    ? (document.sections[id]?.type ?? '')
    : '';
}

function explainSection(
  type: string,
  path: readonly string[],
  definitions: DefinitionRegistry,
): Record<string, unknown> {
  const definition = definitions.get(type);
  const [root, ...rest] = path;
  if (root === 'type' || !definition) return { enum: [...definitions.keys()] };
  if (root === 'version') return { const: definition.version };
  if (root === 'options') return expectedAt(definition.options, rest);
  if (root === 'items') return expectedAt(definition.item, rest.slice(1));
  return expectedAt(documentSectionSchema, path);
}
