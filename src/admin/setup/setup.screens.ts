import type { Screen } from '../shell/screen.ts';

export const setupScreens: readonly Screen[] = [
  {
    path: 'welcome',
    label: { en: 'Set-up', ru: 'Настройка магазина' },
    access: 'admin',
    load: () => import('./setup-screen.tsx'),
  },
];
