import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type {
  ImageChange,
  imageFilters,
  imageKinds,
  ImageRemoval,
  imageSorts,
  MediaDetails,
  MediaImage,
  MediaList,
  MediaPlace,
  RemovalAnswer,
  UploadAnswer,
} from '#domain/schemas/media.schema.ts';
import type { Log } from '#platform/log.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { imageKeys } from './image-keys.ts';
import type { ImageQueue } from './image-queue.ts';
import { createImageRefs } from './image-refs.ts';
import type { ImageStorage } from './image-storage.ts';
import { findImageUses, tagsOfUses } from './image-uses.ts';
import { selectMedia, selectMediaById } from './media.queries.ts';
import { removeImages } from './remove-images.ts';
import { sweepFiles } from './sweep-files.ts';
import { replaceFile, takeUpload } from './take-upload.ts';
import { toMediaImage } from './to-media-image.ts';
import { toMediaPlace } from './to-media-place.ts';
import { updateImageTexts } from './write-images.queries.ts';

interface MediaQuery {
  q: string;
  kind: (typeof imageKinds)[number] | null;
  sort: (typeof imageSorts)[number];
  show: (typeof imageFilters)[number];
  offset: number;
  limit: number;
}

export interface MediaLibrary {
  list(query: MediaQuery): Promise<MediaList>;
  /** Throws 404. */
  read(id: number): Promise<MediaDetails>;
  /** Throws 413 and 422 for what is no picture that we take. */
  upload(file: { bytes: Buffer; name: string }): Promise<UploadAnswer>;
  /** Another file under the same id; throws 404 too. */
  replace(id: number, bytes: Buffer): Promise<MediaImage>;
  /** Throws 404, and 409 when somebody else has changed the picture since. */
  change(id: number, change: ImageChange): Promise<MediaImage>;
  remove(request: ImageRemoval): Promise<RemovalAnswer>;
  /** Where files are kept, and whether that answers. */
  readPlace(): Promise<MediaPlace>;
  /** Deletes files that a crash left behind. */
  sweep(): Promise<void>;
}

interface MediaLibraryOptions {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  storage: ImageStorage;
  queue: ImageQueue;
  log: Pick<Log, 'warn'>;
}

export function createMediaLibrary(options: MediaLibraryOptions): MediaLibrary {
  const { db, storage, log } = options;
  const readRefs = createImageRefs(imageKeys(options.definitions));
  const ports = { ...options, readRefs };
  /** The picture is gone whether its file goes now or at the next cleaning. */
  const trySweeping = () =>
    sweepFiles(db, storage).catch((error: unknown) => log.warn({ err: error }, 'Files could not be deleted'));

  return {
    async list({ q, show, ...query }) {
      const used = show === 'unused' ? [...(await findImageUses(db, readRefs, null)).keys()] : [];
      const withoutAlt = show === 'noAlt';
      const { rows, total } = await selectMedia(db, { ...query, query: q, withoutAlt, except: used });
      return { items: rows.map(toMediaImage), total };
    },
    async read(id) {
      const row = await selectMediaById(db, id);
      if (!row) throw notFound('picture');
      const uses = await findImageUses(db, readRefs, [id]);
      return { ...toMediaImage(row), uses: uses.get(id) ?? [] };
    },
    upload: (file) => takeUpload(ports, file),
    async replace(id, bytes) {
      const image = await replaceFile(ports, id, bytes);
      await trySweeping();
      return image;
    },
    change: (id, change) =>
      db.transaction().execute(async (trx) => {
        const isChanged = await updateImageTexts(trx, id, change);
        const row = await selectMediaById(trx, id);
        if (!row) throw notFound('picture');
        if (!isChanged) throw new AppError('conflict', 'media.changedMeanwhile');
        const uses = await findImageUses(trx, readRefs, [id]);
        await notifyChange(trx, tagsOfUses(id, uses.get(id) ?? []));
        return toMediaImage(row);
      }),
    async remove(request) {
      const answer = await db.transaction().execute((trx) => removeImages(trx, readRefs, request));
      await trySweeping();
      return answer;
    },
    async readPlace() {
      const isReady = await storage.check().then(
        () => true,
        () => false,
      );
      return { ...toMediaPlace(storage.place), isReady };
    },
    sweep: () => sweepFiles(db, storage),
  };
}
