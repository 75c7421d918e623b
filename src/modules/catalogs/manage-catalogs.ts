import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { notFound } from '#domain/errors.ts';
import type {
  CatalogForm,
  CatalogMove,
  CatalogUpdate,
  FeaturedProduct,
  AdminCatalog,
} from '#domain/schemas/manage-catalogs.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { selectFeatured, selectAdminCatalogs, type AdminCatalogRow } from './manage-catalogs.queries.ts';
import { moveFeatured } from './move-featured.ts';
import { createCatalog, moveCatalog, removeCatalog, updateCatalog } from './write-catalogs.ts';

/** What the staff does with the tree of catalogs. */
export interface CatalogManagement {
  /** All of them, sisters in order. */
  list(): Promise<AdminCatalog[]>;
  /** Throws 404. */
  read(id: number): Promise<AdminCatalog>;
  /** Throws 422. */
  create(form: CatalogForm, staffId: number): Promise<AdminCatalog>;
  /** Throws 404, 409 when somebody has saved it since `version` was read, 422. */
  update(id: number, form: CatalogUpdate, staffId: number): Promise<AdminCatalog>;
  /** Throws 404, 422 for a place below itself. */
  move(id: number, to: CatalogMove): Promise<AdminCatalog[]>;
  /** Its products stay; throws 404, 409 while there are catalogs below it. */
  remove(id: number): Promise<void>;
  listFeatured(
    id: number,
    range: { offset: number; limit: number },
  ): Promise<{ total: number; items: FeaturedProduct[] }>;
  /** Throws 404. */
  moveFeatured(id: number, to: { productId: number; before: number | null }): Promise<void>;
}

export function createCatalogManagement({ db }: { db: Kysely<Database> }): CatalogManagement {
  const change = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    retryOnConflict(() => db.transaction().execute(work));

  async function read(id: number, from: Kysely<Database> = db): Promise<AdminCatalog> {
    const [row] = await selectAdminCatalogs(from, id);
    if (!row) throw notFound('catalog');
    return compose(row);
  }

  return {
    list: async () => (await selectAdminCatalogs(db)).map(compose),
    read: (id) => read(id),
    create: (form, staffId) => change(async (trx) => read(await createCatalog(trx, form, staffId), trx)),
    update: (id, form, staffId) =>
      change(async (trx) => {
        await updateCatalog(trx, id, form, staffId);
        return read(id, trx);
      }),
    move: (id, to) =>
      change(async (trx) => {
        await moveCatalog(trx, id, to);
        return (await selectAdminCatalogs(trx)).map(compose);
      }),
    remove: (id) => change((trx) => removeCatalog(trx, id)),
    async listFeatured(id, range) {
      const { total, rows } = await selectFeatured(db, id, range);
      return { total, items: rows.map((row) => ({ ...row, image: row.image && composeImage(row.image) })) };
    },
    moveFeatured: (id, to) => change((trx) => moveFeatured(trx, id, to)),
  };
}

function compose(row: AdminCatalogRow): AdminCatalog {
  return { ...row, image: row.image && composeImage(row.image) };
}
