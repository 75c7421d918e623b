import { IconCreditCard, IconMail, IconRocket, IconSettings, IconTruckDelivery } from '@tabler/icons-react';

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
  {
    path: 'delivery',
    label: { en: 'Delivery', ru: 'Доставка' },
    icon: IconTruckDelivery,
    access: 'admin',
    inMenu: true,
    load: () => import('../delivery/delivery-screen.tsx'),
  },
  {
    path: 'payments',
    label: { en: 'Payments', ru: 'Оплата' },
    icon: IconCreditCard,
    access: 'admin',
    inMenu: true,
    load: () => import('../delivery/payments-screen.tsx'),
  },
  {
    path: 'mail',
    label: { en: 'Mail', ru: 'Почта' },
    icon: IconMail,
    access: 'admin',
    inMenu: true,
    load: () => import('../mail/mail-screen.tsx'),
  },
  {
    path: 'start',
    label: { en: 'Ready sites', ru: 'Готовые сайты' },
    icon: IconRocket,
    access: 'admin',
    inMenu: true,
    load: () => import('./starter-sites-screen.tsx'),
  },
];
