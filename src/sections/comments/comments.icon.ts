import { IconMessages } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  comments: IconMessages,
};
