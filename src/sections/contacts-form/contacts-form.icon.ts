import { IconAddressBook } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'contacts-form': IconAddressBook,
};
