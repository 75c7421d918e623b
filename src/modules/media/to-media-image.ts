import type { MediaImage } from '#domain/schemas/media.schema.ts';

import { composeImage } from './compose-image.ts';
import type { MediaRow } from './media.queries.ts';

export function toMediaImage({ version, bytes, createdAt, ...row }: MediaRow): MediaImage {
  return { ...composeImage(row), version, bytes, createdAt: createdAt.toISOString() };
}
