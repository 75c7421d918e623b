import { z } from 'zod';

import {
  imageChangeSchema,
  imageFilters,
  imageKinds,
  imageRemovalSchema,
  imageSorts,
  maxUploadBytes,
  mediaDetailsSchema,
  mediaImageSchema,
  mediaListSchema,
  mediaPlaceSchema,
  removalAnswerSchema,
  uploadAnswerSchema,
} from '#domain/schemas/media.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';
import { readUpload } from '#http/read-upload.ts';

import type { MediaLibrary } from './media-library.ts';

const route = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const params = z.object({ id: idParameter() });

/** The media library: pictures, where they are used, uploads as the body of a request. */
export function adminMediaRoutes({ media }: { media: Omit<MediaLibrary, 'sweep'> }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/images',
        summary: 'Pictures of the media library; `show=unused` are those that nothing refers to',
        query: z.object({
          q: textParameter(100).default(''),
          kind: z.enum(imageKinds).optional(),
          sort: z.enum(imageSorts).default('newest'),
          show: z.enum(imageFilters).default('all'),
          offset: offsetParameter(),
          limit: limitParameter(48),
        }),
        response: mediaListSchema,
        failures: [401, 403],
      },
      ({ query: { kind = null, ...query } }) => media.list({ ...query, kind }),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/images',
        summary: 'Takes a picture in: JPEG, PNG, WebP, AVIF, GIF or SVG of at most 25 MB and 50 megapixels',
        query: z.object({ name: textParameter(500).default('') }),
        upload: true,
        response: uploadAnswerSchema,
        failures: [401, 403, 413, 422],
      },
      async ({ query, request }) =>
        media.upload({ bytes: await readUpload(request, maxUploadBytes), name: query.name }),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/images/{id}',
        summary: 'A picture and where it is used',
        params,
        response: mediaDetailsSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => media.read(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/images/{id}',
        summary: 'Changes name, texts and point of interest of a picture',
        params,
        body: imageChangeSchema,
        response: mediaImageSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => media.change(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/images/{id}/file',
        summary: 'Gives a picture another file; it keeps its id and its uses',
        params,
        upload: true,
        response: mediaImageSchema,
        failures: [401, 403, 404, 413, 422],
      },
      async ({ params: { id }, request }) => media.replace(id, await readUpload(request, maxUploadBytes)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/images/place',
        summary: 'Where the files of pictures are kept: on the server’s disk or in a bucket',
        response: mediaPlaceSchema,
        failures: [401, 403],
      },
      () => media.readPlace(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/images/remove',
        summary: 'Removes pictures; without `force` those in use are kept and named',
        body: imageRemovalSchema,
        response: removalAnswerSchema,
        failures: [401, 403, 422],
      },
      ({ body }) => media.remove(body),
    ),
  ];
}
