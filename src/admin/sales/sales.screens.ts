import {
  IconArrowBackUp,
  IconDiscount,
  IconFileInvoice,
  IconMessageQuestion,
  IconReceipt,
  IconUsers,
} from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const salesScreens: readonly Screen[] = [
  {
    path: 'orders',
    label: 'orders',
    icon: IconReceipt,
    inMenu: true,
    load: () => import('./orders/orders-screen.tsx'),
  },
  {
    path: 'orders/:number',
    label: 'order',
    load: () => import('./order/order-screen.tsx'),
  },
  {
    path: 'orders/:number/print',
    label: 'printAnOrder',
    layout: 'full',
    load: () => import('./print/print-screen.tsx'),
  },
  {
    path: 'orders/:number/edit',
    label: 'changeAnOrder',
    load: () => import('./order-edit/order-edit-screen.tsx'),
  },
  {
    path: 'returns',
    label: 'returns',
    icon: IconArrowBackUp,
    inMenu: true,
    load: () => import('./returns/returns-screen.tsx'),
  },
  {
    path: 'invoices',
    label: 'invoices',
    icon: IconFileInvoice,
    inMenu: true,
    load: () => import('./invoices/invoices-screen.tsx'),
  },
  {
    path: 'customers',
    label: 'customers',
    icon: IconUsers,
    inMenu: true,
    load: () => import('./customers/customers-screen.tsx'),
  },
  {
    path: 'customers/:id',
    label: 'customer',
    load: () => import('./customers/customer-screen.tsx'),
  },
  {
    path: 'promotions',
    label: 'promotions',
    icon: IconDiscount,
    inMenu: true,
    load: () => import('./promotions/promotions-screen.tsx'),
  },
  {
    path: 'promotions/:id',
    label: 'promotion',
    load: () => import('./promotions/promotion-screen.tsx'),
  },
  {
    path: 'enquiries',
    label: 'enquiries',
    icon: IconMessageQuestion,
    inMenu: true,
    load: () => import('./leads/leads-screen.tsx'),
  },
];
