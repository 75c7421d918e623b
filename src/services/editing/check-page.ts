import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { linkTargetSchema, type LinkTarget } from '#domain/schemas/link.schema.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';
import { findLowContrast, type Palette } from './check-contrast.ts';
import { findBrokenLinks, nameOfLink } from './check-links.ts';
import { findAlts } from './check-pictures.ts';
import type { Together } from './document-store.ts';

/** What a section shows, as far as it can be wrong. */
interface Shown {
  sectionId: string;
  links: LinkTarget[];
  imageIds: number[];
  /** Pairs of colours that are hard to read. */
  lowContrast: string[];
}

/** What is wrong with a page as visitors would see it, section by section in its order. */
export async function checkPage(
  db: Kysely<Database>,
  document: PageDocument,
  {
    definitions,
    palette,
    together,
  }: { definitions: DefinitionRegistry; palette: Palette; together: Together },
): Promise<DocumentIssue[]> {
  const issues: DocumentIssue[] = [];
  const shown: Shown[] = [];
  for (const id of document.order) {
    const section = document.sections[id];
    if (!section?.enable || section.hidden) continue;
    const read = readSection(section, definitions, palette);
    if ('code' in read) issues.push(read);
    else shown.push(read);
  }
  const broken = await findBrokenLinks(
    db,
    shown.flatMap(({ links }) => links),
    together,
  );
  const alts = await findAlts(
    db,
    shown.flatMap(({ imageIds }) => imageIds),
  );
  for (const { sectionId, links, imageIds, lowContrast } of shown) {
    for (const detail of lowContrast) {
      issues.push({ sectionId, severity: 'warning', code: 'low_contrast', detail });
    }
    for (const detail of links.map(nameOfLink).filter((name) => broken.has(name))) {
      issues.push({ sectionId, severity: 'error', code: 'broken_link', detail });
    }
    for (const id of new Set(imageIds)) {
      const alt = alts.get(id);
      const detail = `${id}`;
      if (alt === undefined) issues.push({ sectionId, severity: 'error', code: 'missing_picture', detail });
      else if (alt === '') issues.push({ sectionId, severity: 'warning', code: 'missing_alt', detail });
    }
  }
  return issues.toSorted((one, other) => placeOf(document, one) - placeOf(document, other));
}

function placeOf({ order }: PageDocument, { sectionId = '' }: DocumentIssue): number {
  return order.indexOf(sectionId);
}

function readSection(
  section: DocumentSection,
  definitions: DefinitionRegistry,
  palette: Palette,
): Shown | DocumentIssue {
  const sectionId = section.id;
  const definition = definitions.get(section.type);
  if (!definition) return { sectionId, severity: 'warning', code: 'unknown_type', detail: section.type };
  const outcome = parseSection(section, definition, (html) => html);
  if (!outcome.ok) return { sectionId, severity: 'error', code: 'invalid_section', detail: outcome.reason };
  const links: LinkTarget[] = [];
  const { section: parsed, imageIds } = outcome.parsed;
  const collect = (kind: string, value: unknown) => {
    const target = kind === 'link' ? linkTargetSchema.safeParse(value) : null;
    if (target?.success) links.push(target.data);
    return value;
  };
  mapFields(definition.options, parsed.options, collect);
  for (const item of parsed.items) mapFields(definition.item, item, collect);
  return { sectionId, links, imageIds, lowContrast: findLowContrast(parsed, palette) };
}
