import {
  IconAward,
  IconColumns3,
  IconHeartHandshake,
  IconListCheck,
  IconListDetails,
  IconNumbers,
} from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  benefit: IconHeartHandshake,
  'benefit-1': IconListDetails,
  'benefit-2': IconListCheck,
  'benefit-3': IconColumns3,
  'benefit-4': IconAward,
  'benefit-5': IconNumbers,
};
