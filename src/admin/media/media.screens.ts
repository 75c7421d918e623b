import { IconPhoto } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const mediaScreens: readonly Screen[] = [
  {
    path: 'media',
    label: 'media',
    icon: IconPhoto,
    access: 'media:write',
    inMenu: true,
    load: () => import('./media-screen.tsx'),
  },
];
