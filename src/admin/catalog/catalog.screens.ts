import {
  IconBellRinging,
  IconBox,
  IconCategory,
  IconFileSpreadsheet,
  IconRss,
  IconTags,
} from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const catalogScreens: readonly Screen[] = [
  {
    path: 'products',
    label: 'products',
    icon: IconBox,
    access: ['products:read', 'prices:write', 'stock:write'],
    inMenu: true,
    load: () => import('./products/products-screen.tsx'),
  },
  {
    path: 'products/grid',
    label: 'editInAGrid',
    access: ['products:read', 'prices:write', 'stock:write'],
    load: () => import('./grid/grid-screen.tsx'),
  },
  {
    path: 'products/:id',
    label: 'product',
    access: 'products:read',
    load: () => import('./product/product-screen.tsx'),
  },
  {
    path: 'catalogs',
    label: 'catalogs',
    icon: IconCategory,
    access: 'products:read',
    inMenu: true,
    load: () => import('./catalogs/catalogs-screen.tsx'),
  },
  {
    path: 'properties',
    label: 'properties',
    icon: IconTags,
    access: 'products:read',
    inMenu: true,
    load: () => import('./facets/facets-screen.tsx'),
  },
  {
    path: 'waiting',
    label: 'waitingForStock',
    icon: IconBellRinging,
    access: 'products:read',
    inMenu: true,
    load: () => import('./awaited/awaited-screen.tsx'),
  },
  {
    path: 'feeds',
    label: 'productFeeds',
    icon: IconRss,
    access: 'products:read',
    inMenu: true,
    load: () => import('./feeds/feeds-screen.tsx'),
  },
  {
    path: 'product-files',
    label: 'importAndExport',
    icon: IconFileSpreadsheet,
    access: 'products:write',
    inMenu: true,
    load: () => import('./files/files-screen.tsx'),
  },
  {
    path: 'product-files/:id',
    label: 'import',
    access: 'products:write',
    load: () => import('./files/import-screen.tsx'),
  },
];
