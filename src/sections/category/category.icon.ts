import { IconCategory, IconCategory2, IconLayoutDashboard, IconLayoutGrid } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  category: IconLayoutGrid,
  'category-1': IconCategory,
  'category-2': IconCategory2,
  'category-8': IconLayoutDashboard,
};
