export interface Key {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
}

export const shortcuts = [
  'undo',
  'redo',
  'save',
  'duplicate',
  'copy',
  'paste',
  'remove',
  'moveUp',
  'moveDown',
  'add',
  'unselect',
  'help',
  'replace',
  'nextRegion',
  'previousRegion',
] as const;
export type Shortcut = (typeof shortcuts)[number];

/** Letters by their place on the Russian keyboard, which sends Cyrillic ones. */
const latin: Readonly<Record<string, string>> = { я: 'z', н: 'y', ы: 's', в: 'd', с: 'c', м: 'v', а: 'f' };

/** What a key means to the builder; null for every other key. */
export function findShortcut({ key, ctrl, shift, alt, meta }: Key): Shortcut | null {
  if (key === 'F6' && !ctrl && !alt && !meta) return shift ? 'previousRegion' : 'nextRegion';
  const lower = key.toLowerCase();
  const letter = latin[lower] ?? lower;
  if (alt && !ctrl && !meta) {
    if (key === 'ArrowUp') return 'moveUp';
    return key === 'ArrowDown' ? 'moveDown' : null;
  }
  if (ctrl || meta) return alt ? null : withCommand(letter, shift);
  if (key === 'Delete' || key === 'Backspace') return 'remove';
  if (key === 'Escape') return 'unselect';
  if (key === '?' || (key === ',' && shift)) return 'help';
  return null;
}

function withCommand(letter: string, shift: boolean): Shortcut | null {
  if (letter === 'enter') return 'add';
  if (letter === 'z') return shift ? 'redo' : 'undo';
  if (shift) return letter === 'f' ? 'replace' : null;
  if (letter === 'y') return 'redo';
  if (letter === 's') return 'save';
  if (letter === 'd') return 'duplicate';
  if (letter === 'c') return 'copy';
  return letter === 'v' ? 'paste' : null;
}
