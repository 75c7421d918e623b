import { IconHistory, IconUsers } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const staffScreens: readonly Screen[] = [
  {
    path: 'staff',
    label: { en: 'Staff', ru: 'Сотрудники' },
    icon: IconUsers,
    access: 'admin',
    inMenu: true,
    load: () => import('./members-screen.tsx'),
  },
  {
    path: 'audit',
    label: { en: 'Audit log', ru: 'Журнал действий' },
    icon: IconHistory,
    access: 'admin',
    inMenu: true,
    load: () => import('./audit-screen.tsx'),
  },
  {
    path: 'profile',
    label: { en: 'Profile and security', ru: 'Профиль и безопасность' },
    load: () => import('./profile-screen.tsx'),
  },
];
