import { IconBox, IconCategory, IconFileSpreadsheet, IconRss, IconTags } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const catalogScreens: readonly Screen[] = [
  {
    path: 'products',
    label: 'products',
    icon: IconBox,
    inMenu: true,
    load: () => import('./products/products-screen.tsx'),
  },
  {
    path: 'products/grid',
    label: 'editInAGrid',
    load: () => import('./grid/grid-screen.tsx'),
  },
  {
    path: 'products/:id',
    label: 'product',
    load: () => import('./product/product-screen.tsx'),
  },
  {
    path: 'catalogs',
    label: 'catalogs',
    icon: IconCategory,
    inMenu: true,
    load: () => import('./catalogs/catalogs-screen.tsx'),
  },
  {
    path: 'properties',
    label: 'properties',
    icon: IconTags,
    inMenu: true,
    load: () => import('./facets/facets-screen.tsx'),
  },
  {
    path: 'feeds',
    label: 'productFeeds',
    icon: IconRss,
    inMenu: true,
    load: () => import('./feeds/feeds-screen.tsx'),
  },
  {
    path: 'product-files',
    label: 'importAndExport',
    icon: IconFileSpreadsheet,
    access: 'admin',
    inMenu: true,
    load: () => import('./files/files-screen.tsx'),
  },
  {
    path: 'product-files/:id',
    label: 'import',
    access: 'admin',
    load: () => import('./files/import-screen.tsx'),
  },
];
