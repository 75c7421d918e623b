import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createImageQueue, type ImageQueue } from '#modules/media/image-queue.ts';
import { createImageStorage, type ImageStorage } from '#modules/media/image-storage.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';

/** Pictures in a folder of their own under the system's temporary one. */
export function createPictureFiles(): { storage: ImageStorage; queue: ImageQueue; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-pictures-'));
  return { storage: createImageStorage(createDiskStore(folder)), queue: createImageQueue(), folder };
}
