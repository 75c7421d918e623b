import { IconBrush, IconComponents, IconTimeline } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const builderScreens: readonly Screen[] = [
  {
    path: 'builder',
    label: 'builder',
    icon: IconBrush,
    access: 'site:write',
    inMenu: true,
    layout: 'full',
    load: () => import('./builder-screen.tsx'),
  },
  {
    path: 'campaigns',
    label: 'layers',
    icon: IconTimeline,
    access: ['layers:write', 'site:write'],
    inMenu: true,
    load: () => import('../layers/layers-screen.tsx'),
  },
  {
    path: 'gallery',
    label: 'sectionGallery',
    icon: IconComponents,
    access: 'site:write',
    load: () => import('./gallery/gallery-screen.tsx'),
  },
];
