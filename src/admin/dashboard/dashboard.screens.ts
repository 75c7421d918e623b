import { IconChartBar, IconLayoutDashboard } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const dashboardScreens: readonly Screen[] = [
  {
    path: '',
    label: 'dashboard',
    icon: IconLayoutDashboard,
    access: 'staff',
    inMenu: true,
    load: () => import('./dashboard-screen.tsx'),
  },
  {
    path: 'reports',
    label: 'reports',
    icon: IconChartBar,
    access: 'reports:read',
    inMenu: true,
    load: () => import('../reports/reports-screen.tsx'),
  },
];
