import { IconPlugConnected } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const integrationsScreens: readonly Screen[] = [
  {
    path: 'integrations',
    label: 'integrations',
    icon: IconPlugConnected,
    access: 'admin',
    inMenu: true,
    load: () => import('./integrations-screen.tsx'),
  },
  {
    path: 'integrations/webhooks/:id',
    label: 'webhook',
    access: 'admin',
    load: () => import('./webhook-screen.tsx'),
  },
  {
    path: 'integrations/1c',
    label: 'commerceml',
    access: 'admin',
    load: () => import('./commerceml-screen.tsx'),
  },
];
