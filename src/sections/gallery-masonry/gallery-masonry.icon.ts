import { IconLayoutGrid } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'gallery-masonry': IconLayoutGrid,
};
