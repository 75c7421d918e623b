import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageUse } from '#domain/schemas/media.schema.ts';
import type { Tag } from '#platform/cache/tags.ts';

import type { ReadImageRefs } from './image-refs.ts';
import { readDocuments, selectReferences } from './media.queries.ts';

/**
 * Where pictures are used, counted now: by products, catalogs, articles and authors, in published pages, in
 * drafts, in settings and in saved sections. Old versions of pages do not count. `ids` null: of all pictures.
 */
export async function findImageUses(
  db: Kysely<Database>,
  readRefs: ReadImageRefs,
  ids: readonly number[] | null,
): Promise<Map<number, ImageUse[]>> {
  const uses = new Map<number, ImageUse[]>();
  const wanted = ids && new Set(ids);
  const add = (imageId: number, use: ImageUse) => {
    const known = uses.get(imageId);
    if (!known) uses.set(imageId, [use]);
    else if (!known.some((one) => isSame(one, use))) known.push(use);
  };
  for (const { imageId, ...use } of await selectReferences(db, ids)) add(imageId, { ...use, isDraft: false });
  for await (const documents of readDocuments(db)) {
    for (const { text, ...use } of documents) {
      for (const id of readRefs(text)) if (!wanted || wanted.has(id)) add(id, use);
    }
  }
  return uses;
}

/** A draft that keeps what is published uses it once. */
function isSame(one: ImageUse, other: ImageUse): boolean {
  if (one.kind !== other.kind || one.id !== other.id) return false;
  return one.kind !== 'settings' || one.title === other.title;
}

/** What has to be told when the picture changes: visitors see it there. */
export function tagsOfUses(imageId: number, uses: readonly ImageUse[]): Tag[] {
  return [`image:${imageId}`, ...uses.flatMap(tagsOfUse)];
}

function tagsOfUse({ kind, id, isDraft }: ImageUse): Tag[] {
  if (isDraft) return [];
  switch (kind) {
    case 'product':
      return [`product:${id}`];
    case 'catalog':
      return ['catalogs', `catalog:${id}`, `page:${id}`];
    case 'article':
      return [`article:${id}`, `page:${id}`];
    case 'block':
      return [`block:${id}`];
    case 'author':
      return ['articles'];
    case 'settings':
      return ['settings'];
    case 'section':
      // No visitor sees it where it is saved.
      return [];
    default:
      return [`page:${id}`];
  }
}
