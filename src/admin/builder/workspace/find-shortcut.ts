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
] as const;
export type Shortcut = (typeof shortcuts)[number];

/** Keys of each shortcut as they are shown; `Mod` is Ctrl, on Apple's keyboards Command. */
export const shortcutKeys: Readonly<Record<Shortcut, string>> = {
  undo: 'Mod + Z',
  redo: 'Mod + Shift + Z',
  save: 'Mod + S',
  duplicate: 'Mod + D',
  copy: 'Mod + C',
  paste: 'Mod + V',
  remove: 'Delete',
  moveUp: 'Alt + ↑',
  moveDown: 'Alt + ↓',
  add: 'Mod + Enter',
  unselect: 'Esc',
  help: '?',
};

/** Letters by their place on the Russian keyboard, which sends Cyrillic ones. */
const latin: Readonly<Record<string, string>> = { я: 'z', н: 'y', ы: 's', в: 'd', с: 'c', м: 'v' };

/** What a key means to the builder; null for every other key. */
export function findShortcut({ key, ctrl, shift, alt, meta }: Key): Shortcut | null {
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
  if (shift) return null;
  if (letter === 'y') return 'redo';
  if (letter === 's') return 'save';
  if (letter === 'd') return 'duplicate';
  if (letter === 'c') return 'copy';
  return letter === 'v' ? 'paste' : null;
}
