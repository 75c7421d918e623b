import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { adminDownloadsRoutes } from './downloads-admin.routes.ts';
import { downloadsRoutes } from './downloads.routes.ts';
import { deleteOldVisits } from './downloads.queries.ts';
import { createFilesReader } from './files-reader.ts';
import { createDownloads, visitHours } from './give-downloads.ts';
import { createDownloadManagement } from './manage-downloads.ts';
import { createProductFiles } from './manage-product-files.ts';

interface DownloadsDeps {
  db: Kysely<Database>;
  settings: SettingsReader;
  secrets: SecretBox;
  files: FileStore;
  orders: Pick<OrderService, 'find'>;
  outbox: Pick<Outbox, 'wake'>;
  hasSecureOrigin: boolean;
}

export function createDownloadsModule(deps: DownloadsDeps) {
  const { db, settings, secrets, files: store, orders, outbox, hasSecureOrigin } = deps;
  const now = () => new Date();
  const files = createProductFiles({ db, files: store });
  const reader = createFilesReader(db);
  const downloads = createDownloads({ db, settings, secrets, files: store, now });
  const management = createDownloadManagement({ db, settings, secrets, outbox, now });
  return {
    reader,
    service: downloads,
    management,
    files,
    routes: downloadsRoutes({ orders, downloads, hasSecureOrigin }),
    adminRoutes: adminDownloadsRoutes({ files, downloads: management }),
    caches: [reader],
    cleaning: [() => deleteOldVisits(db, visitHours), () => files.sweep()],
  };
}
