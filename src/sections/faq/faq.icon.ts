import { IconHelpCircle, IconLayoutRows, IconMessageQuestion } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  faq: IconHelpCircle,
  'faq-1': IconMessageQuestion,
  'faq-2': IconLayoutRows,
};
