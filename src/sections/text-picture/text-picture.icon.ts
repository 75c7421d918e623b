import { IconLayoutNavbarExpand, IconLayoutSidebar, IconLayoutSidebarRight } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'text-picture-left': IconLayoutSidebar,
  'text-picture-center': IconLayoutNavbarExpand,
  'text-picture-right': IconLayoutSidebarRight,
};
