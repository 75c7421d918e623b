import { IconMapPin, IconPhone } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'contacts-2': IconPhone,
  'contacts-3': IconMapPin,
};
