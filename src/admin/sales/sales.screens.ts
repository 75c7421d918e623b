import { IconReceipt } from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const salesScreens: readonly Screen[] = [
  {
    path: 'orders',
    label: { en: 'Orders', ru: 'Заказы' },
    icon: IconReceipt,
    inMenu: true,
    load: () => import('./orders/orders-screen.tsx'),
  },
  {
    path: 'orders/:number',
    label: { en: 'Order', ru: 'Заказ' },
    load: () => import('./order/order-screen.tsx'),
  },
];
