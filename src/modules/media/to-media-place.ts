import type { MediaPlace } from '#domain/schemas/media.schema.ts';
import type { FilePlace } from '#platform/files/file-store.ts';

/** As the staff is told of it; where on the machine the data folder is stays the machine's own affair. */
export function toMediaPlace(place: FilePlace): Omit<MediaPlace, 'isReady'> {
  if (place.kind === 'disk') return { kind: 'disk', name: 'images', host: null };
  return { kind: 's3', name: `${place.bucket}/${place.prefix}`.replace(/\/$/, ''), host: place.host };
}
