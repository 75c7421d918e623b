import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';

import type { MediaImage, UploadAnswer } from '#domain/schemas/media.schema.ts';

import { api } from '../api/api-client.ts';
import { describeRefusal } from './describe-refusal.ts';
import { createUploadQueue, isUnderWay, type Upload, type UploadQueue } from './upload-queue.ts';
import { useMediaRefresh } from './use-media.ts';

export interface Uploads extends Omit<UploadQueue, 'items' | 'listen'> {
  items: readonly Upload[];
  isBusy: boolean;
}

/** Sends pictures to the library; `onUploaded` hears of each as it arrives. */
export function useUploads(onUploaded?: (image: MediaImage) => void): Uploads {
  const refresh = useMediaRefresh();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, onProgress) =>
        api.upload<UploadAnswer>('/admin/images', file, { query: { name: file.name }, onProgress }),
      describe: describeRefusal,
    }),
  );
  const items = useStore(queue.items);
  const tell = useEffectEvent((answer: UploadAnswer | null) => {
    if (answer) onUploaded?.(answer.image);
    refresh();
  });
  useEffect(() => queue.listen((answer) => tell(answer)), [queue]);

  const { add, retry, clear } = queue;
  return { items, isBusy: items.some(isUnderWay), add, retry, clear };
}
