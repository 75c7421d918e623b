import { z } from 'zod';

import { documentKeySchema } from '#domain/editing/document-key.ts';
import { editsAnswerSchema, editsSchema } from '#domain/editing/drafts.schema.ts';
import { layerDifferenceSchema, layerDraftSchema, layerPathSchema } from '#domain/schemas/layer.schema.ts';
import { textSearchSchema } from '#domain/schemas/text-search.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { holdsRight, requireStaff, requireStaffSession } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import { textSearchQuery } from '#modules/publishing/search-texts.ts';

import type { LayerEditing } from './edit-layer.ts';

const route = { group: 'Layers', cache: 'private', access: 'manager' } as const;
const params = z.object({ id: idParameter(), key: documentKeySchema });
/** As that of Live's own draft. */
const editsLimit = 1024 * 1024;

/** Pages, settings and menus as a layer has them. */
export function adminLayerDocumentsRoutes({ editing }: { editing: LayerEditing }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/layers/{id}/documents/{key}/draft',
        summary: 'A document as it is published, with what the layer says of it',
        params,
        response: layerDraftSchema,
        failures: [401, 403, 404, 409],
      },
      async (input) => toAnswer(await editing.read(input.params)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/layers/{id}/texts',
        summary: 'Fields of published pages that have a text, as the layer has them; a hundred pages a call',
        params: z.object({ id: idParameter() }),
        query: textSearchQuery,
        response: textSearchSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id }, query }) => editing.searchTexts(id, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/layers/{id}/documents/{key}/difference',
        summary: 'A document as it is published, and as the layer has it',
        params,
        response: layerDifferenceSchema,
        failures: [401, 403, 404, 409],
      },
      async (input) => {
        const { before, document } = await editing.compare(input.params);
        return { before: { ...before }, document: { ...document } };
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/layers/{id}/documents/{key}/draft/edits',
        summary: 'Adds edits to the layer; each is applied, known already, in conflict or refused',
        params,
        body: editsSchema,
        bodyLimit: editsLimit,
        isRoutine: true,
        response: editsAnswerSchema,
        failures: [401, 403, 404, 409, 413, 422],
      },
      ({ params: name, body, identity }) => {
        const own = requireStaffSession(identity);
        const mayChangeCode = holdsRight(own, ['site:write']);
        return editing.append(name, body, { staffId: own.staffId, mayChangeCode });
      },
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/layers/{id}/documents/{key}/take-live',
        summary: 'Takes over what was published meanwhile at a path: the layer says nothing more there',
        params,
        body: layerPathSchema,
        response: layerDraftSchema,
        failures: [401, 403, 404, 409, 422],
      },
      async ({ params: name, body: { path }, identity }) =>
        toAnswer(await editing.takeLive(name, path, requireStaff(identity))),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/layers/{id}/documents/{key}/draft',
        summary: 'Takes a document out of the layer; visitors see what was approved until the next approval',
        params,
        response: layerDraftSchema,
        failures: [401, 403, 404, 409],
      },
      async (input) => toAnswer(await editing.clear(input.params, requireStaff(input.identity))),
    ),
  ];
}

function toAnswer({ document, ...draft }: Awaited<ReturnType<LayerEditing['read']>>) {
  return { ...draft, document: { ...document } };
}
