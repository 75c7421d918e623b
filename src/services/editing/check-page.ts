import { sql, type Kysely } from 'kysely';

import { isDatabaseId } from '#db/database-id.ts';
import type { Database } from '#db/database.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { PageIssue } from '#domain/editing/drafts.schema.ts';
import { linkTargetSchema, type LinkTarget } from '#domain/schemas/link.schema.ts';
import { parseSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { mapFields } from '#sections/framework/walk-fields.ts';
import { findLowContrast, type Palette } from './check-contrast.ts';

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
  { definitions, palette }: { definitions: DefinitionRegistry; palette: Palette },
): Promise<PageIssue[]> {
  const issues: PageIssue[] = [];
  const shown: Shown[] = [];
  for (const id of document.order) {
    const section = document.sections[id];
    if (!section?.enable || section.hidden) continue;
    const read = readSection(section, definitions, palette);
    if ('code' in read) issues.push(read);
    else shown.push(read);
  }
  const targets = await findTargets(db, shown);
  const alts = await findAlts(db, shown);
  for (const { sectionId, links, imageIds, lowContrast } of shown) {
    for (const detail of lowContrast) {
      issues.push({ sectionId, severity: 'warning', code: 'low_contrast', detail });
    }
    for (const link of links.filter((one) => !isThere(one, targets))) {
      const detail = `${link.type} ${slugOf(link) ?? ''}`;
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

function placeOf({ order }: PageDocument, { sectionId }: PageIssue): number {
  return order.indexOf(sectionId);
}

function readSection(
  section: DocumentSection,
  definitions: DefinitionRegistry,
  palette: Palette,
): Shown | PageIssue {
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

/** The slug that a link within the shop names; null for links elsewhere. */
function slugOf(link: LinkTarget): string | null {
  if (link.type === 'external' || !('url' in link)) return null;
  return link.type === 'article' ? (link.url.split('/').at(-1) ?? '') : link.url;
}

function isThere(link: LinkTarget, targets: ReadonlySet<string>): boolean {
  const slug = slugOf(link);
  return slug === null || targets.has(`${link.type} ${slug}`);
}

/** Of all that the sections link to, what can be opened: `page about`. */
async function findTargets(db: Kysely<Database>, shown: readonly Shown[]): Promise<Set<string>> {
  const slugs = shown.flatMap(({ links }) => links.flatMap((link) => slugOf(link) ?? []));
  const storable = slugs.filter((slug) => !slug.includes('\0'));
  const { rows } = await sql<{ kind: string; slug: string }>`
    select kind, slug from pages where enabled and slug = any(${storable})
    union all select 'product', slug from products where enabled and slug = any(${storable})`.execute(db);
  return new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`));
}

/** Alternative texts by picture. Who publishes keeps them from being removed until it is done. */
async function findAlts(db: Kysely<Database>, shown: readonly Shown[]): Promise<Map<number, string>> {
  const ids = shown.flatMap(({ imageIds }) => imageIds).filter(isDatabaseId);
  const { rows } = await sql<{ id: number; alt: string }>`
    select id, alt from images where id = any(${ids}::int[]) for key share`.execute(db);
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}
