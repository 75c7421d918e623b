import { IconBrush, IconComponents } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const builderScreens: readonly Screen[] = [
  {
    path: 'builder',
    label: { en: 'Builder', ru: 'Конструктор' },
    icon: IconBrush,
    access: 'admin',
    inMenu: true,
    layout: 'full',
    load: () => import('./builder-screen.tsx'),
  },
  {
    path: 'gallery',
    label: { en: 'Section gallery', ru: 'Галерея секций' },
    icon: IconComponents,
    access: 'admin',
    load: () => import('./gallery/gallery-screen.tsx'),
  },
];
