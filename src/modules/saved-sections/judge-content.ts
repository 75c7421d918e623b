import { blankDocument } from '#domain/editing/blank-document.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { ValueFault } from '#domain/editing/find-fault.ts';
import { without } from '#domain/editing/without.ts';
import type { SectionContent } from '#domain/schemas/saved-section.schema.ts';
import { cleanSections } from '#modules/publishing/clean-sections.ts';
import { dropUnknown } from '#modules/publishing/drop-unknown.ts';
import { findSectionFault } from '#modules/publishing/find-section-fault.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

/** Stands where an added section has its id; its items are numbered. */
const standIn = 'saved';

/** Without fields that its type does not have, and with clean rich text, as a page is stored. */
export function cleanContent(content: SectionContent, definitions: DefinitionRegistry): SectionContent {
  const page = cleanSections(dropUnknown(pageOf(toSection(content)), definitions), definitions);
  const { options, items } = page.sections[standIn] ?? toSection(content);
  return { ...content, options, items: items.map((item) => without(item, 'id')) };
}

/**
 * Why the section could not be added to a page; null where it can. What an earlier version of its type wrote is
 * brought up to date as it is on pages.
 */
export function findContentFault(
  content: SectionContent,
  definitions: DefinitionRegistry,
): ValueFault | null {
  const section = toSection(content);
  const after = pageOf(section);
  const before = blankDocument(after) as PageDocument;
  return findSectionFault(
    { type: 'section.add', section, after: null },
    { before, after, published: before },
    definitions,
  );
}

function toSection({ items, ...content }: SectionContent): DocumentSection {
  return {
    ...content,
    id: standIn,
    enable: true,
    hidden: false,
    items: items.map((item, index) => ({ ...item, id: `${index}` })),
  };
}

function pageOf(section: DocumentSection): PageDocument {
  return {
    kind: 'page',
    title: '',
    slug: '',
    meta: {},
    sections: { [section.id]: section },
    order: [section.id],
  };
}
