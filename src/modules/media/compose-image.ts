import type { Image } from '#domain/schemas/image.schema.ts';

import type { ImageJson } from '#modules/indexing/image-json.queries.ts';
import { originalUri } from './image-reader.ts';

export function composeImage({ hash, ext, focusX: x, focusY: y, ...image }: ImageJson): Image {
  const { id } = image;
  return {
    ...image,
    uri: originalUri({ id, hash, ext }),
    ...(x !== null && y !== null && { focus: { x, y } }),
  };
}
