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
    access: 'orders:read',
    inMenu: true,
    load: () => import('./orders/orders-screen.tsx'),
  },
  {
    path: 'orders/drafts',
    label: 'orderDrafts',
    access: 'orders:read',
    load: () => import('./order-draft/drafts-screen.tsx'),
  },
  {
    path: 'orders/drafts/:id',
    label: 'newOrder',
    access: 'orders:write',
    load: () => import('./order-draft/draft-screen.tsx'),
  },
  {
    path: 'orders/:number',
    label: 'order',
    access: 'orders:read',
    load: () => import('./order/order-screen.tsx'),
  },
  {
    path: 'orders/:number/print',
    label: 'printAnOrder',
    access: 'orders:read',
    layout: 'full',
    load: () => import('./print/print-screen.tsx'),
  },
  {
    path: 'orders/:number/edit',
    label: 'changeAnOrder',
    access: 'orders:write',
    load: () => import('./order-edit/order-edit-screen.tsx'),
  },
  {
    path: 'returns',
    label: 'returns',
    icon: IconArrowBackUp,
    access: 'orders:read',
    inMenu: true,
    load: () => import('./returns/returns-screen.tsx'),
  },
  {
    path: 'invoices',
    label: 'invoices',
    icon: IconFileInvoice,
    access: 'orders:read',
    inMenu: true,
    load: () => import('./invoices/invoices-screen.tsx'),
  },
  {
    path: 'customers',
    label: 'customers',
    icon: IconUsers,
    access: 'customers:read',
    inMenu: true,
    load: () => import('./customers/customers-screen.tsx'),
  },
  {
    path: 'customers/:id',
    label: 'customer',
    access: 'customers:read',
    load: () => import('./customers/customer-screen.tsx'),
  },
  {
    path: 'promotions',
    label: 'promotions',
    icon: IconDiscount,
    access: 'promotions:read',
    inMenu: true,
    load: () => import('./promotions/promotions-screen.tsx'),
  },
  {
    path: 'promotions/:id',
    label: 'promotion',
    access: 'promotions:read',
    load: () => import('./promotions/promotion-screen.tsx'),
  },
  {
    path: 'enquiries',
    label: 'enquiries',
    icon: IconMessageQuestion,
    access: 'leads:write',
    inMenu: true,
    load: () => import('./leads/leads-screen.tsx'),
  },
];
