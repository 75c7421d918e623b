import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';
import { linkTargetSchema, type LinkTarget } from '#domain/schemas/link.schema.ts';
import { sharedIdOf } from '#domain/shared-sections.ts';
import type { Together } from '#modules/pages/document-store.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { mapFields, type FieldPath } from '#sections/framework/walk-fields.ts';

import { findLowContrast, type Palette } from './check-contrast.ts';
import { findBrokenLinks, nameOfLink, severityOf } from './check-links.ts';
import { findSharedAmong } from './shared-places.queries.ts';
import { findAlts } from './pictures.queries.ts';
import { addressesIn } from './typed-address.ts';

/** Where a field stands on the page. */
type Place = Required<Pick<DocumentIssue, 'sectionId' | 'path'>> & Pick<DocumentIssue, 'itemId'>;

/** What a section shows, as far as it can be wrong. */
interface Shown {
  links: { place: Place; target: LinkTarget }[];
  pictures: { place: Place; id: number }[];
  faint: { place: Place; detail: string }[];
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
  const places = listShown(document);
  const found = new Set(
    await findSharedAmong(
      db,
      places.flatMap((place) => sharedIdOf(place) ?? []),
    ),
  );
  for (const section of places) {
    const sharedId = sharedIdOf(section);
    if (sharedId !== null && !found.has(sharedId))
      issues.push({
        sectionId: section.id,
        severity: 'warning',
        code: 'missing_shared',
        detail: `${sharedId}`,
      });
    const read = readSection(section, definitions, palette);
    if (Array.isArray(read)) issues.push(...read);
    else shown.push(read);
  }
  const links = shown.flatMap((one) => one.links);
  const pictures = shown.flatMap((one) => one.pictures);
  const broken = await findBrokenLinks(
    db,
    links.map(({ target }) => target),
    together,
  );
  const alts = await findAlts(
    db,
    pictures.map(({ id }) => id),
  );
  for (const { place, detail } of shown.flatMap(({ faint }) => faint)) {
    issues.push({ ...place, severity: 'warning', code: 'low_contrast', detail });
  }
  for (const { place, target } of links) {
    const detail = nameOfLink(target);
    if (!broken.has(detail)) continue;
    issues.push({ ...place, severity: severityOf(target), code: 'broken_link', detail });
  }
  for (const { place, id } of pictures) {
    const alt = alts.get(id);
    const detail = `${id}`;
    if (alt === undefined) issues.push({ ...place, severity: 'error', code: 'missing_picture', detail });
    else if (alt === '') issues.push({ ...place, severity: 'warning', code: 'missing_alt', detail });
  }
  return issues.toSorted((one, other) => placeOf(document, one) - placeOf(document, other));
}

function listShown({ order, sections }: PageDocument): DocumentSection[] {
  return order.flatMap((id) => {
    const section = sections[id];
    return section?.enable && !section.hidden ? section : [];
  });
}

function placeOf({ order }: PageDocument, { sectionId = '' }: DocumentIssue): number {
  return order.indexOf(sectionId);
}

function readSection(
  section: DocumentSection,
  definitions: DefinitionRegistry,
  palette: Palette,
): Shown | DocumentIssue[] {
  const sectionId = section.id;
  const definition = definitions.get(section.type);
  if (!definition) return [{ sectionId, severity: 'warning', code: 'unknown_type', detail: section.type }];
  const outcome = parseSection(section, definition, (html) => html);
  if (!outcome.ok) {
    return outcome.faults.map(({ path, message }): DocumentIssue => ({
      ...findPlace(section, path),
      severity: 'error',
      code: 'invalid_section',
      detail: message,
    }));
  }
  const { options, items, styles } = outcome.parsed.section;
  const links: Shown['links'] = [];
  const pictures = new Map<number, Shown['pictures'][number]>();
  const collect = (kind: string, value: unknown, path: FieldPath) => {
    const place = findPlace(section, path);
    const target = kind === 'link' ? linkTargetSchema.safeParse(value) : null;
    if (target?.success) links.push({ place, target: target.data });
    if (kind === 'html' && typeof value === 'string')
      for (const url of addressesIn(value)) links.push({ place, target: { type: 'external', url } });
    // A picture that is shown twice is told once.
    if (kind === 'image' && typeof value === 'number' && !pictures.has(value))
      pictures.set(value, { place, id: value });
    return value;
  };
  mapFields(definition.options, options, collect, ['options']);
  for (const [index, item] of items.entries()) mapFields(definition.item, item, collect, ['items', index]);
  const faint = findLowContrast({ options, styles }, palette).map(({ path, detail }) => ({
    place: { sectionId, path },
    detail,
  }));
  return { links, pictures: [...pictures.values()], faint };
}

/** An item is known by its id: its place changes. */
function findPlace({ id: sectionId, items }: DocumentSection, path: FieldPath): Place {
  const [part, index, ...rest] = path.map(String);
  const itemId = part === 'items' ? items[Number(index)]?.id : undefined;
  if (itemId === undefined) return { sectionId, path: path.map(String) };
  return { sectionId, itemId, path: rest };
}
