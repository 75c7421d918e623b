import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

/**
 * Whether visitors see the same by two documents of a page, and the owner the same names of sections: a field that was emptied again says what one says that
 * was never filled, and so does rich text that publishing would clean to the same.
 */
export function isSamePage(one: PageDocument, other: PageDocument, definitions: DefinitionRegistry): boolean {
  return (
    one.title === other.title &&
    one.slug === other.slug &&
    isSameMeta(one.meta, other.meta) &&
    isEqual(one.order, other.order) &&
    one.order.every((id) => isSameSection(one.sections[id], other.sections[id], definitions))
  );
}

function isSameMeta(one: PageDocument['meta'], other: PageDocument['meta']): boolean {
  return (one.title ?? '') === (other.title ?? '') && (one.description ?? '') === (other.description ?? '');
}

function isSameSection(
  one: DocumentSection | undefined,
  other: DocumentSection | undefined,
  definitions: DefinitionRegistry,
): boolean {
  if (isEqual(one, other)) return true;
  const definition = definitions.get(one?.type ?? '');
  if (!one || !other || !definition || one.type !== other.type || one.enable !== other.enable) return false;
  if (one.name !== other.name) return false;
  const seen = seenOf(one, definition);
  return seen !== null && isEqual(seen, seenOf(other, definition));
}

/** What is drawn of a section; null where it cannot be read. */
function seenOf(section: DocumentSection, definition: SectionDefinition) {
  const outcome = parseSection(section, definition, sanitizeRichText);
  if (!outcome.ok) return null;
  const { styles, ...seen } = outcome.parsed.section;
  const screens = Object.entries(styles).filter(([, style]) => Object.keys(style).length > 0);
  return { ...seen, styles: Object.fromEntries(screens) };
}
