import { IconBox, IconCategory, IconFileSpreadsheet, IconRss, IconTags } from '@tabler/icons-react';

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
  {
    path: 'catalogs',
    label: { en: 'Catalogs', ru: 'Каталоги' },
    icon: IconCategory,
    inMenu: true,
    load: () => import('./catalogs/catalogs-screen.tsx'),
  },
  {
    path: 'properties',
    label: { en: 'Properties', ru: 'Свойства' },
    icon: IconTags,
    inMenu: true,
    load: () => import('./facets/facets-screen.tsx'),
  },
  {
    path: 'feeds',
    label: { en: 'Product feeds', ru: 'Товарные фиды' },
    icon: IconRss,
    inMenu: true,
    load: () => import('./feeds/feeds-screen.tsx'),
  },
  {
    path: 'product-files',
    label: { en: 'Import and export', ru: 'Импорт и экспорт' },
    icon: IconFileSpreadsheet,
    access: 'admin',
    inMenu: true,
    load: () => import('./files/files-screen.tsx'),
  },
  {
    path: 'product-files/:id',
    label: { en: 'Import', ru: 'Импорт' },
    access: 'admin',
    load: () => import('./files/import-screen.tsx'),
  },
];
