import type { Shortcut } from './find-shortcut.ts';

/** What keys do beyond the shortcuts that work everywhere: in the list of sections and on the page. */
type LocalKeys =
  | 'listMove'
  | 'listRename'
  | 'listExtend'
  | 'listToggle'
  | 'listAll'
  | 'listFold'
  | 'pageMove'
  | 'pageType'
  | 'pageNext'
  | 'pageBar';

export type ShortcutEntry = Shortcut | LocalKeys;
export type ShortcutGroup = 'everywhere' | 'section' | 'list' | 'page';

/** All keys of the builder, as they are shown: `Mod` is Ctrl, on Apple's keyboards Command. */
export const shortcutGroups: Readonly<Record<ShortcutGroup, Partial<Record<ShortcutEntry, string>>>> = {
  everywhere: {
    undo: 'Mod Z',
    redo: 'Mod Shift Z',
    save: 'Mod S',
    replace: 'Mod Shift F',
    nextRegion: 'F6',
    previousRegion: 'Shift F6',
    help: '?',
  },
  section: {
    add: 'Mod Enter',
    duplicate: 'Mod D',
    copy: 'Mod C',
    paste: 'Mod V',
    moveUp: 'Alt ↑',
    moveDown: 'Alt ↓',
    remove: 'Delete',
    unselect: 'Esc',
  },
  list: {
    listMove: '↑ ↓',
    listFold: '← →',
    listRename: 'F2',
    listExtend: 'Shift ↑ ↓',
    listToggle: 'Shift Space',
    listAll: 'Mod A',
  },
  page: { pageMove: '↑ ↓', pageType: 'Enter', pageNext: 'Tab', pageBar: 'Alt F10' },
};

const appleKeys: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↩',
  Delete: '⌫',
};

/** The keys as the keyboard at hand has them; `space` is the space bar's name in the language of the admin. */
export function printKeys(keys: string, { isApple, space }: { isApple: boolean; space: string }): string[] {
  return keys.split(' ').map((key) => {
    if (key === 'Space') return space;
    if (isApple) return appleKeys[key] ?? key;
    return key === 'Mod' ? 'Ctrl' : key;
  });
}
