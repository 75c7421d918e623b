import { isDocumentKey } from '#domain/editing/document-key.ts';
import { findOverlaps } from '#domain/layers/find-overlaps.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';
import type { LayerOverlap } from '#domain/schemas/layer.schema.ts';

import type { LayerPatchRow } from './layers.queries.ts';

/** Each pair once, from patches of which those of the lowest layer come first. */
export function overlapsOf(patches: readonly LayerPatchRow[]): LayerOverlap[] {
  return [...Map.groupBy(patches, ({ key }) => key)].flatMap(([key, ofKey]) =>
    ofKey.flatMap((higher, index) =>
      ofKey.slice(0, index).flatMap((lower) => {
        if (!isDocumentKey(key) || !isAtOnce(higher, lower)) return [];
        const paths = findOverlaps(higher.patch as DocumentPatch, lower.patch as DocumentPatch);
        const { title } = higher;
        return paths.length === 0 ? [] : [{ higher: higher.id, lower: lower.id, key, title, paths }];
      }),
    ),
  );
}

function isAtOnce(one: LayerPatchRow, other: LayerPatchRow): boolean {
  return endsAfterStart(one, other) && endsAfterStart(other, one);
}

function endsAfterStart({ endsAt }: LayerPatchRow, { startsAt }: LayerPatchRow): boolean {
  return endsAt === null || startsAt === null || endsAt > startsAt;
}
