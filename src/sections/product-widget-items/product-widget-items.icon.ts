import { IconShoppingCart } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  'product-widget-items': IconShoppingCart,
};
