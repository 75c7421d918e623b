import { IconBox } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const catalogScreens: readonly Screen[] = [
  {
    path: 'products',
    label: { en: 'Products', ru: 'Товары' },
    icon: IconBox,
    inMenu: true,
    load: () => import('./products/products-screen.tsx'),
  },
  {
    path: 'products/grid',
    label: { en: 'Edit in a grid', ru: 'Правка таблицей' },
    load: () => import('./grid/grid-screen.tsx'),
  },
  {
    path: 'products/:id',
    label: { en: 'Product', ru: 'Товар' },
    load: () => import('./product/product-screen.tsx'),
  },
];
