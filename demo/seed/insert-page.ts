import { sql } from 'kysely';

import type { Section } from '#domain/schemas/section.schema.ts';

import type { SeedContext } from './seed-context.ts';

export type DemoSection = Omit<Section, 'id'>;

/** A section for a demo page; ids are given by the page that takes it. */
export function section(
  type: string,
  options: Record<string, unknown> = {},
  items: unknown[] = [],
): DemoSection {
  return { type, version: 1, enable: true, hidden: false, options, items, styles: {} };
}

interface NewPage {
  kind: 'home' | 'page' | 'catalog' | 'category' | 'article';
  slug: string;
  title: string;
  /** JSON text. */
  meta: string;
  sections: DemoSection[];
}

/** Inserts a page with its first, published version; returns its id. */
export async function insertPage({ trx }: SeedContext, page: NewPage): Promise<number> {
  const { kind, slug, title, meta } = page;
  const sections = page.sections.map((stored, index) => ({ id: `s${index + 1}`, ...stored }));
  const content = JSON.stringify({
    sections: Object.fromEntries(sections.map((stored) => [stored.id, stored])),
    order: sections.map((stored) => stored.id),
  });
  const { id } = await trx
    .insertInto('pages')
    .values({ kind, slug, title, meta: sql`${meta}::jsonb`, published_version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('page_versions')
    .values({
      page_id: id,
      version: 1,
      title,
      slug,
      meta: sql`${meta}::jsonb`,
      content: sql`${content}::jsonb`,
    })
    .execute();
  return id;
}
