import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PickerKind, PickerItemList } from '#domain/schemas/picker-item.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { selectPickerItems } from './pickers.queries.ts';

interface PickerRequest {
  q: string;
  ids: number[];
  urls: string[];
  offset: number;
  limit: number;
}

export interface PickerItemReader {
  /** By title. What is asked for by id or address and is not there is left out. */
  list(kind: PickerKind, request: PickerRequest): Promise<PickerItemList>;
}

const mostWords = 8;

/** Read afresh each time: an editor has just added what is looked for. */
export function createPickerItemReader({ db }: { db: Kysely<Database> }): PickerItemReader {
  return {
    async list(kind, { q, ...request }) {
      const words = q.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, mostWords);
      const urls = request.urls.filter((url) => !url.includes('\0'));
      if (urls.length === 0 && request.urls.length > 0) return { items: [], count: 0 };
      const { rows, count } = await selectPickerItems(db, { ...request, urls, kind, words });
      return {
        items: rows.map(({ id, title, url, detail, isShown, image }) => ({
          id,
          title,
          url,
          detail,
          isShown,
          image: image && composeImage(image),
        })),
        count,
      };
    },
  };
}
