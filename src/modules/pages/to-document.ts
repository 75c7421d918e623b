import type { z } from 'zod';

import {
  documentSectionSchema,
  sectionNameSchema,
  type DocumentSection,
  type Item,
  type PageDocument,
} from '#domain/editing/documents.schema.ts';
import { isFields } from '#domain/editing/fields.ts';
import { metaSchema } from '#domain/schemas/image.schema.ts';
import { sectionSchema } from '#domain/schemas/section.schema.ts';

import { readSections } from './read-sections.ts';

/** What is edited of a section is more than visitors get. A name that cannot be kept does not cost the section. */
const namedSectionSchema = sectionSchema.extend({ name: sectionNameSchema.optional().catch(undefined) });

/** A stored version of a page as it is edited; sections that cannot be shown are left out. */
export function toDocument(version: {
  title: string;
  slug: string;
  meta: unknown;
  content: unknown;
}): PageDocument {
  const sections = readSections(version.content, namedSectionSchema).flatMap(
    (section) => toDocumentSection(section) ?? [],
  );
  return {
    kind: 'page',
    title: version.title,
    slug: version.slug,
    meta: metaSchema.catch({}).parse(version.meta),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
    order: sections.map(({ id }) => id),
  };
}

function toDocumentSection({ name, ...section }: z.infer<typeof namedSectionSchema>): DocumentSection | null {
  const parsed = documentSectionSchema.safeParse({
    ...section,
    ...(name !== undefined && { name }),
    items: withIds(section.items),
  });
  return parsed.success ? parsed.data : null;
}

/** Items that were stored before items had ids get them by their place, so that all see the same ones. */
function withIds(items: readonly unknown[]): Item[] {
  const fields = items.filter(isFields);
  const taken = new Set(fields.map((item) => item['id']));
  let minted = 0;
  const mint = () => {
    do minted++;
    while (taken.has(`i${minted}`));
    return `i${minted}`;
  };
  return fields.map((item) => ({ ...item, id: typeof item['id'] === 'string' ? item['id'] : mint() }));
}
