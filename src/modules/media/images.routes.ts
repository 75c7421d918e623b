import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { imageSchema } from '#domain/schemas/image.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, idsParameter } from '#http/query-parsing.ts';

import type { ImageReader } from './image-reader.ts';

export function imagesRoutes({ images }: { images: Pick<ImageReader, 'findByIds'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/images/{id}',
        group: 'Images',
        summary: 'A picture of the media library',
        params: z.object({ id: idParameter() }),
        response: imageSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params, tag }) => {
        const [image] = await images.findByIds([params.id]);
        if (!image) throw notFound('image');
        tag(`image:${image.id}`);
        return image;
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/images/batch',
        group: 'Images',
        summary: 'Several pictures in the order of the ids, missing ones left out',
        query: z.object({ ids: idsParameter() }),
        response: z.array(imageSchema),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('images');
        return images.findByIds(query.ids);
      },
    ),
  ];
}
