import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import { maxFilesPerProduct, type ProductFile } from '#domain/schemas/download.schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { productFilesTag } from './files-reader.ts';
import { nameProductFile } from './name-product-file.ts';
import { orUnavailable } from './or-unavailable.ts';
import { productFileOptions } from './product-file-options.ts';
import {
  deleteFile,
  insertFile,
  lockProduct,
  lockUnneeded,
  retireFile,
  selectFilesOfProduct,
  type FileRow,
} from './product-files.queries.ts';

interface FilesDeps {
  db: Kysely<Database>;
  files: FileStore;
}

interface FileUpload {
  /** As the sender calls it. */
  name: string;
  /** Null: for every variation. */
  variationId: number | null;
  /** Throws where there is too much of it, or the sender broke off. */
  content: Readable;
}

/** What the owner gives with a product. */
export interface ProductFiles {
  list(productId: number): Promise<ProductFile[]>;
  /** Throws 404 without such a product, 409 with too many files, 422 for an empty file or a variation of another product. */
  add(productId: number, upload: FileUpload): Promise<ProductFile>;
  /** Who has bought it may go on downloading it. Throws 404. */
  remove(productId: number, id: number): Promise<void>;
  /** Deletes what is sold no more and was never bought. */
  sweep(): Promise<void>;
}

const sweptAtOnce = 100;

export function createProductFiles({ db, files }: FilesDeps): ProductFiles {
  async function store(productId: number, upload: FileUpload, storageKey: string): Promise<FileRow> {
    await orUnavailable(files.put(storageKey, upload.content, productFileOptions));
    const bytes = (await orUnavailable(files.head(storageKey)))?.size ?? 0;
    if (bytes === 0) throw new AppError('validation_failed', 'downloads.errors.empty');
    return db.transaction().execute(async (trx) => {
      await checkProduct(trx, productId, upload.variationId);
      const { variationId, name } = upload;
      await notifyChange(trx, [productFilesTag]);
      return insertFile(trx, { productId, variationId, storageKey, name: nameProductFile(name), bytes });
    });
  }

  return {
    list: async (productId) => (await selectFilesOfProduct(db, productId)).map(composeFile),
    async add(productId, upload) {
      // Before anything is stored, and once more when it is.
      await db.transaction().execute((trx) => checkProduct(trx, productId, upload.variationId));
      const id = randomUUID();
      const storageKey = `product-files/${id.slice(0, 2)}/${id}`;
      try {
        return composeFile(await store(productId, upload, storageKey));
      } catch (error) {
        await files.remove(storageKey).catch(() => {});
        throw error;
      }
    },
    async remove(productId, id) {
      if (!(await retireFile(db, productId, id))) throw notFound('file');
    },
    async sweep() {
      await db.transaction().execute(async (trx) => {
        for (const { id, storageKey } of await lockUnneeded(trx, sweptAtOnce)) {
          await files.remove(storageKey);
          await deleteFile(trx, id);
        }
      });
    },
  };
}

async function checkProduct(
  trx: Kysely<Database>,
  productId: number,
  variationId: number | null,
): Promise<void> {
  const product = await lockProduct(trx, productId, variationId);
  if (!product) throw notFound('product');
  if (!product.hasVariation) throw fieldError('variation', 'downloads.errors.variation');
  if (product.files >= maxFilesPerProduct)
    throw new AppError('conflict', 'downloads.errors.tooMany', { params: { count: maxFilesPerProduct } });
}

function composeFile({ createdAt, ...file }: FileRow): ProductFile {
  return { ...file, createdAt: createdAt.toISOString() };
}
