import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PickKind, PickList } from '#domain/schemas/pick.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import { selectPicks } from './picks.queries.ts';

interface PickRequest {
  q: string;
  ids: number[];
  urls: string[];
  offset: number;
  limit: number;
}

export interface PickReader {
  /** By title. What is asked for by id or address and is not there is left out. */
  list(kind: PickKind, request: PickRequest): Promise<PickList>;
}

const mostWords = 8;

/** Read afresh each time: an editor has just added what is looked for. */
export function createPickReader({ db }: { db: Kysely<Database> }): PickReader {
  return {
    async list(kind, { q, ...request }) {
      const words = q.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, mostWords);
      const urls = request.urls.filter((url) => !url.includes('\0'));
      if (urls.length === 0 && request.urls.length > 0) return { items: [], count: 0 };
      const { rows, count } = await selectPicks(db, { ...request, urls, kind, words });
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
