import type { Icon } from '@tabler/icons-react';

/** What the `x.icon.ts` of a folder holds: the icons of its types in the editor's lists, by type. */
export type SectionIcons = Readonly<Record<string, Icon>>;
