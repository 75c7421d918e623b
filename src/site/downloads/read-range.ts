import type { ByteRange } from '#platform/files/file-store.ts';

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2). Null for the whole: without the header, with one of
 * another unit or of several parts, and with one that cannot be read. `outside`: none of it is in the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!found) return null;
  const [, from = '', to = ''] = found;
  if (from === '') {
    if (to === '') return null;
    const last = Math.min(Number(to), size);
    return last === 0 ? 'outside' : { start: size - last, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'outside' : { start, end };
}
