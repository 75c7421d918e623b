import type { FilePlace } from './file-store.ts';

/** `the folder /srv/shop/data`, `the bucket media/one at s3.example`. */
export function describePlace(place: FilePlace): string {
  if (place.kind === 'disk') return `the folder ${place.folder}`;
  const folder = place.prefix === '' ? '' : `/${place.prefix.replace(/\/$/, '')}`;
  return `the bucket ${place.bucket}${folder} at ${place.host}`;
}
