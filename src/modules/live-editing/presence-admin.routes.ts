import { z } from 'zod';

import { presenceSchema } from '#domain/editing/presence.schema.ts';
import { AppError } from '#domain/errors.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaffSession, type Identity } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';
import type { LayerEditing } from '#modules/layers/edit-layer.ts';
import type { DocumentEditing } from '#modules/publishing/document-editing.ts';

import type { TellPresence } from './tell-presence.ts';

const route = {
  method: 'POST',
  cache: 'private',
  body: presenceSchema,
  response: z.void(),
  status: 204,
  isRoutine: true,
  bodyLimit: 4096,
} as const;

export interface PresenceServices {
  tellPresence: TellPresence;
  editing: Pick<DocumentEditing, 'readDraft'>;
  layers: Pick<LayerEditing, 'read'>;
}

/** By these a builder says where its tab is (decision 039). */
export function adminPresenceRoutes({ tellPresence, editing, layers }: PresenceServices): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        group: 'Editing',
        access: 'admin',
        path: '/admin/presence',
        summary: 'Says where in the drafts a tab of who asks is; whoever has them open is told',
        failures: [401, 403, 404, 422, 429],
      },
      ({ body, identity }) =>
        tellPresence({
          staffId: personOf(identity),
          layerId: null,
          presence: body,
          read: (key) => editing.readDraft(key),
        }),
    ),
    defineRoute(
      {
        ...route,
        group: 'Layers',
        access: 'manager',
        path: '/admin/layers/{id}/presence',
        params: z.object({ id: idParameter() }),
        summary: 'Says where in the layer a tab of who asks is; whoever has its documents open is told',
        failures: [401, 403, 404, 409, 422, 429],
      },
      ({ params: { id }, body, identity }) =>
        tellPresence({
          staffId: personOf(identity),
          layerId: id,
          presence: body,
          read: (key) => layers.read({ id, key }),
        }),
    ),
  ];
}

/** A program is nowhere. */
function personOf(identity: Identity): number {
  const { staffId, key } = requireStaffSession(identity);
  if (key) throw new AppError('forbidden', 'apiKeys.errors.person');
  return staffId;
}
