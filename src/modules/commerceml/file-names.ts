import type { FileKind } from './files.queries.ts';

const longestName = 255;
const pictureEnding = /\.(?:jpe?g|png|gif|webp|bmp|tiff?)$/i;

/**
 * The name of a file that 1C sends, with `/` between its folders; null for one that leads elsewhere: up, to the root,
 * to a drive, or that holds what no name of a file does.
 */
export function readFileName(text: string): string | null {
  const name = text.trim().replaceAll('\\', '/');
  if (name === '' || name.length > longestName) return null;
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f:*?"<>|]/.test(name) || !name.isWellFormed()) return null;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') ? name : null;
}

export function kindOf(name: string): FileKind {
  if (/\.zip$/i.test(name)) return 'zip';
  if (/\.xml$/i.test(name)) return 'xml';
  return pictureEnding.test(name) ? 'picture' : 'other';
}
