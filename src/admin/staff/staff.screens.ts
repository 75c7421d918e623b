import { IconHistory, IconUsers } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const staffScreens: readonly Screen[] = [
  {
    path: 'staff',
    label: 'staff',
    icon: IconUsers,
    access: 'admin',
    inMenu: true,
    load: () => import('./members-screen.tsx'),
  },
  {
    path: 'audit',
    label: 'auditLog',
    icon: IconHistory,
    access: 'admin',
    inMenu: true,
    load: () => import('./audit-screen.tsx'),
  },
  {
    path: 'profile',
    label: 'profileAndSecurity',
    access: 'staff',
    load: () => import('./profile-screen.tsx'),
  },
];
