import type { Screen } from '../shell/screen.ts';

export const setupScreens: readonly Screen[] = [
  {
    path: 'welcome',
    label: 'setUp',
    access: 'admin',
    load: () => import('./setup-screen.tsx'),
  },
];
