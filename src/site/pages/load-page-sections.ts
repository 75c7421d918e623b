import { addHeadingIds, extractHeadings } from '#domain/headings.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

import type { PageRequest } from './page-request.ts';

interface LoadedSections {
  sections: PreparedSection[];
  images: ReadonlyMap<number, Image>;
  tags: string[];
}

/** Loads the sections of a page and, when one of them lists contents, gives the headings their anchors. */
export async function loadPageSections(
  request: PageRequest,
  stored: Section[],
  page: PageContext,
  version?: { id: number; version: number },
): Promise<LoadedSections> {
  const loaded = await request.services.sections.load({ sections: stored, page, settings: request.settings, version });
  if (!loaded.sections.some((section) => section.type === 'table-of-contents')) return loaded;
  const taken = new Set<string>();
  const takenInText = new Set<string>();
  page.headings = loaded.sections.flatMap((section) => extractHeadings(section.options.content.html, taken));
  const sections = loaded.sections.map((section) => ({
    ...section,
    options: {
      ...section.options,
      content: { ...section.options.content, html: addHeadingIds(section.options.content.html, takenInText) },
    },
  }));
  return { ...loaded, sections };
}

/** A section that is not stored but stands on a page by default. */
export function defaultSection(id: string, type: string, options: Record<string, unknown> = {}): Section {
  return { id, type, version: 1, enable: true, hidden: false, options, items: [], styles: {} };
}
