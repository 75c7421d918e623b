import { z } from 'zod';

import {
  sectionPreviewQuerySchema,
  sectionPreviewsSchema,
  triedSectionSchema,
} from '#domain/schemas/section-preview.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { textParameter } from '#http/query-parsing.ts';
import { languageCodes } from '#locales/languages.ts';

import type { DrawSectionPreviews } from './draw-section-previews.ts';

/** What the library of sections and the gallery show. */
export function adminSectionPreviewsRoutes({
  drawSectionPreviews,
}: {
  drawSectionPreviews: DrawSectionPreviews;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/admin/section-previews',
        group: 'Editing',
        summary: 'Sections ready to be added, or the examples of a type, drawn with the shop’s own data',
        cache: 'private',
        access: 'admin',
        query: z.object({
          of: sectionPreviewQuerySchema.default('presets'),
          type: textParameter(60).optional(),
          language: z.enum(languageCodes).optional(),
        }),
        response: sectionPreviewsSchema,
        failures: [401, 403],
      },
      ({ query: { of, type = null, language } }) => drawSectionPreviews({ of, type, language }),
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/admin/section-previews',
        group: 'Editing',
        summary: 'Draws one section that is being tried out; nothing is stored',
        cache: 'private',
        access: 'admin',
        isRoutine: true,
        body: triedSectionSchema,
        response: sectionPreviewsSchema,
        failures: [401, 403, 422],
      },
      ({ body }) => drawSectionPreviews({ of: 'tried', section: body }),
    ),
  ];
}
