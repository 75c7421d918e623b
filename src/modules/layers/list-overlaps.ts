import { isDocumentKey } from '#domain/editing/document-key.ts';
import { findOverlaps } from '#domain/layers/find-overlaps.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';
import type { LayerOverlap } from '#domain/schemas/layer.schema.ts';

/** What a layer says of a document, and when visitors see it; a time that is not set may be any. */
interface StoredPatch {
  id: number;
  startsAt: Date | null;
  endsAt: Date | null;
  key: string;
  title: string;
  patch: unknown;
}

/** Each pair once, from patches of which those of the lowest layer come first. */
export function overlapsOf(patches: readonly StoredPatch[]): LayerOverlap[] {
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

function isAtOnce(one: StoredPatch, other: StoredPatch): boolean {
  return endsAfterStart(one, other) && endsAfterStart(other, one);
}

function endsAfterStart({ endsAt }: StoredPatch, { startsAt }: StoredPatch): boolean {
  return endsAt === null || startsAt === null || endsAt > startsAt;
}
