import { IconBrush } from '@tabler/icons-react';

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
];
