import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PaperDrawer } from '#modules/media/draw-for-paper.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { createSheetDrawer } from '#platform/pdf/sheet-drawer.ts';

import { createBuyersInvoices } from './buyers-invoices.ts';
import { createInvoiceFiles } from './invoice-files.ts';
import { adminInvoicesRoutes } from './invoices-admin.routes.ts';
import { invoicesRoutes } from './invoices.routes.ts';
import { createInvoiceManagement } from './manage-invoices.ts';
import { createShopLogo } from './shop-logo.ts';

interface InvoicesDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: SettingsReader;
  limits: RateLimiter;
  orders: Pick<OrderService, 'find'>;
  drawForPaper: PaperDrawer;
  hasSecureOrigin: boolean;
}

export function createInvoicesModule(deps: InvoicesDeps) {
  const { db, reading, settings, limits, orders, drawForPaper, hasSecureOrigin } = deps;
  const files = createInvoiceFiles(createSheetDrawer(), createShopLogo({ settings, drawForPaper }));
  const now = () => new Date();
  const invoices = createBuyersInvoices({ db, settings, limits, files, now });
  const management = createInvoiceManagement({ db, reading, settings, files, now });
  return {
    service: invoices,
    management,
    routes: invoicesRoutes({ orders, invoices, hasSecureOrigin }),
    adminRoutes: adminInvoicesRoutes({ invoices: management }),
  };
}
