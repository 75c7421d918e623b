import { IconSettings } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const settingsScreens: readonly Screen[] = [
  {
    path: 'settings',
    label: { en: 'Settings', ru: 'Настройки' },
    icon: IconSettings,
    access: 'admin',
    inMenu: true,
    load: () => import('./settings-screen.tsx'),
  },
];
