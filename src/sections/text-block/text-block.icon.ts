import { IconAlignBoxLeftTop, IconCards, IconGridDots } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'text-block-1': IconCards,
  'text-block-2': IconAlignBoxLeftTop,
  'text-block-grid': IconGridDots,
};
