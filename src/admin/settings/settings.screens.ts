import {
  IconCreditCard,
  IconDatabaseExport,
  IconFileInvoice,
  IconMail,
  IconReceiptTax,
  IconRocket,
  IconSettings,
  IconTruckDelivery,
} from '@tabler/icons-react';

import type { Screen } from '../shell/screen.ts';

export const settingsScreens: readonly Screen[] = [
  {
    path: 'settings',
    label: 'settings',
    icon: IconSettings,
    access: 'site:write',
    inMenu: true,
    load: () => import('./settings-screen.tsx'),
  },
  {
    path: 'delivery',
    label: 'delivery',
    icon: IconTruckDelivery,
    access: 'delivery:write',
    inMenu: true,
    load: () => import('../delivery/delivery-screen.tsx'),
  },
  {
    path: 'payments',
    label: 'payments',
    icon: IconCreditCard,
    access: 'admin',
    inMenu: true,
    load: () => import('../delivery/payments-screen.tsx'),
  },
  {
    path: 'taxes',
    label: 'taxes',
    icon: IconReceiptTax,
    access: 'taxes:write',
    inMenu: true,
    load: () => import('../taxes/taxes-screen.tsx'),
  },
  {
    path: 'invoice-settings',
    label: 'invoiceSettings',
    icon: IconFileInvoice,
    access: 'taxes:write',
    load: () => import('../sales/invoices/invoice-settings-screen.tsx'),
  },
  {
    path: 'mail',
    label: 'mail',
    icon: IconMail,
    access: 'admin',
    inMenu: true,
    load: () => import('../mail/mail-screen.tsx'),
  },
  {
    path: 'backups',
    label: 'backups',
    icon: IconDatabaseExport,
    access: 'admin',
    inMenu: true,
    load: () => import('../backups/backups-screen.tsx'),
  },
  {
    path: 'start',
    label: 'readySites',
    icon: IconRocket,
    access: 'admin',
    inMenu: true,
    load: () => import('./starter-sites-screen.tsx'),
  },
];
