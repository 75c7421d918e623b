import { z } from 'zod';

import type { Section } from '#domain/schemas/section.schema.ts';

const contentShape = z.object({ sections: z.record(z.string(), z.unknown()), order: z.array(z.string()) });

/**
 * The sections of `page_versions.content` in their order. One that does not fit the general shape is
 * left out and told about: a page with nine of its ten sections is better than none.
 */
export function readSections<Stored extends Section>(
  content: unknown,
  schema: z.ZodType<Stored>,
  onInvalid: (sectionId: string, reason: string) => void = () => {},
): Stored[] {
  const shape = contentShape.safeParse(content);
  if (!shape.success) return [];
  const sections: Stored[] = [];
  for (const id of new Set(shape.data.order)) {
    const parsed = schema.safeParse(shape.data.sections[id]);
    if (parsed.success) sections.push(parsed.data);
    else onInvalid(id, z.prettifyError(parsed.error));
  }
  return sections;
}
