import { IconLayoutColumns } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'banner-2': IconLayoutColumns,
};
