import type { Icon } from '@tabler/icons-react';

import type { SectionIcons } from './framework/icons.ts';

// Loaded by Vite alone, as all that uses `import.meta.glob`.
const ofFolders = import.meta.glob<SectionIcons>('./*/*.icon.ts', { eager: true, import: 'icons' });

/** The icon of every section type in lists. Only the back office loads them. */
export const sectionIcons: ReadonlyMap<string, Icon> = new Map(
  Object.values(ofFolders).flatMap((icons) => Object.entries(icons)),
);
