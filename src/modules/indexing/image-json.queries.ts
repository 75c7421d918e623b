import { sql, type RawBuilder } from 'kysely';

/** A picture as SQL hands it over inside JSON; `hash` and `ext` make its path. */
export interface ImageJson {
  id: number;
  hash: string;
  ext: string;
  name: string;
  width: number;
  height: number;
  mime: string;
  alt: string;
  title: string;
  focusX: number | null;
  focusY: number | null;
}

/** A row of `images` under the alias as a JSON object, null for the missing side of an outer join. */
export function imageJson(alias: string): RawBuilder<ImageJson | null> {
  const table = sql.table(alias);
  return sql`case when ${table}.id is not null then json_build_object(
    'id', ${table}.id, 'hash', ${table}.hash, 'ext', ${table}.ext, 'name', ${table}.name,
    'width', ${table}.width, 'height', ${table}.height, 'mime', ${table}.mime,
    'alt', ${table}.alt, 'title', ${table}.title,
    'focusX', ${table}.focus_x, 'focusY', ${table}.focus_y) end`;
}
