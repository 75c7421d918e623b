import { IconLayoutSidebarRight } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'slider-2': IconLayoutSidebarRight,
};
