import { IconMessageQuestion, IconReceipt, IconUsers } from '@tabler/icons-react';

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
  {
    path: 'orders/:number/print',
    label: { en: 'Print an order', ru: 'Печать заказа' },
    layout: 'full',
    load: () => import('./print/print-screen.tsx'),
  },
  {
    path: 'customers',
    label: { en: 'Customers', ru: 'Покупатели' },
    icon: IconUsers,
    inMenu: true,
    load: () => import('./customers/customers-screen.tsx'),
  },
  {
    path: 'customers/:id',
    label: { en: 'Customer', ru: 'Покупатель' },
    load: () => import('./customers/customer-screen.tsx'),
  },
  {
    path: 'enquiries',
    label: { en: 'Enquiries', ru: 'Обращения' },
    icon: IconMessageQuestion,
    inMenu: true,
    load: () => import('./enquiries/enquiries-screen.tsx'),
  },
];
