import { IconH1 } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  h1: IconH1,
};
