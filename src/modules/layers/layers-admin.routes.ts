import { z } from 'zod';

import { issuesOfDocumentsSchema } from '#domain/editing/drafts.schema.ts';
import {
  layerApprovalSchema,
  layerChangeSchema,
  layerCollisionSchema,
  layerInputSchema,
  layerOrderSchema,
  layerOverlapSchema,
  layerRevisionSchema,
  layerSchema,
  layerWithDocumentsSchema,
  newAddressSchema,
} from '#domain/schemas/layer.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import {
  holdsRight,
  requireStaff,
  requireStaffSession,
  type Identity,
  type StaffIdentity,
} from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { LayerApproval } from './approve-layer.ts';
import type { LayerAuthor, LayerManagement } from './manage-layers.ts';
import type { LayerMerging } from './merge-layer.ts';

const editing = { group: 'Layers', cache: 'private', access: 'manager' } as const;
const deciding = { ...editing, access: 'admin' } as const;
const params = z.object({ id: idParameter() });

const decisions = [
  ['pause', 'Takes an approved layer away from visitors until it is approved again'],
  ['end', 'Ends a layer that visitors see, now'],
  ['merge', 'Publishes what is approved of a layer, all documents at once, and is done with it'],
  ['discard', 'Is done with a layer without publishing it; it is deleted after 90 days'],
] as const;

/** Layers by name and time; what they say of documents is edited by `layer-documents-admin.routes.ts`. */
export function adminLayersRoutes({
  layers,
  approval,
  merging,
}: {
  layers: LayerManagement;
  approval: LayerApproval;
  merging: LayerMerging;
}): ApiRoute[] {
  const decide = decisionsOf(layers, merging);
  return [
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers',
        summary: 'Layers, the highest first, then those that are merged or discarded',
        response: z.array(layerSchema),
        failures: [401, 403],
      },
      () => layers.list(),
    ),
    defineRoute(
      {
        ...editing,
        method: 'POST',
        path: '/admin/layers',
        summary: 'A new layer above all others; visitors see nothing of it until it is approved',
        body: layerInputSchema,
        response: layerSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => layers.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers/overlaps',
        summary: 'Where layers whose times overlap say different things of the same: the higher one is seen',
        response: z.array(layerOverlapSchema),
        failures: [401, 403],
      },
      () => layers.listOverlaps(),
    ),
    defineRoute(
      {
        ...deciding,
        method: 'PUT',
        path: '/admin/layers/order',
        summary: 'Orders all layers that are not done, the highest first',
        body: layerOrderSchema,
        response: z.array(layerSchema),
        failures: [401, 403, 409, 422],
      },
      ({ body }) => layers.order(body.ids),
    ),
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers/{id}',
        summary: 'A layer with the documents that it says something of',
        params,
        response: layerWithDocumentsSchema,
        failures: [401, 403, 404],
      },
      (input) => layers.find(input.params.id),
    ),
    defineRoute(
      {
        ...editing,
        method: 'PUT',
        path: '/admin/layers/{id}',
        summary:
          'Names a layer anew and moves its times; those of an approved one are moved by who may approve',
        params,
        body: layerChangeSchema,
        response: layerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      (input) => layers.change(input.params.id, input.body, authorOf(input.identity)),
    ),
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers/{id}/issues',
        summary: 'What must or should be put right in each of a layer’s documents',
        params,
        response: issuesOfDocumentsSchema,
        failures: [401, 403, 404, 409],
      },
      (input) => approval.check(input.params.id),
    ),
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers/{id}/new-addresses',
        summary: 'Addresses outside of the shop that the layer leads to and the live site does not',
        params,
        response: z.array(newAddressSchema),
        failures: [401, 403, 404, 409],
      },
      (input) => approval.listNewAddresses(input.params.id),
    ),
    defineRoute(
      {
        ...editing,
        method: 'GET',
        path: '/admin/layers/{id}/collisions',
        summary: 'What was published meanwhile of the same that the layer speaks of, the latest first',
        params,
        response: z.array(layerCollisionSchema),
        failures: [401, 403, 404],
      },
      (input) => layers.listCollisions(input.params.id),
    ),
    defineRoute(
      {
        ...editing,
        method: 'DELETE',
        path: '/admin/layers/{id}/collisions',
        summary: 'Settles what was published meanwhile: it was looked at, and the layer keeps what it says',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      (input) => layers.settleCollisions(input.params.id),
    ),
    defineRoute(
      {
        ...deciding,
        method: 'POST',
        path: '/admin/layers/{id}/approve',
        summary:
          'Has visitors see the layer as it is now, from its start to its end; 422 names what is wrong',
        params,
        body: layerApprovalSchema,
        response: layerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      (input) => approval.approve(input.params.id, input.body, requireStaffSession(input.identity)),
    ),
    ...decisions.map(([verb, summary]) =>
      defineRoute(
        {
          ...deciding,
          method: 'POST',
          path: `/admin/layers/{id}/${verb}`,
          summary,
          params,
          body: layerRevisionSchema,
          response: layerSchema,
          failures: [401, 403, 404, 409, 422],
        },
        ({ params: { id }, body: { revision }, identity }) =>
          decide[verb](id, revision, requireStaffSession(identity)),
      ),
    ),
  ];
}

/** Merging alone may ask for the password. */
function decisionsOf(layers: LayerManagement, { merge }: LayerMerging) {
  const by =
    (deed: LayerManagement['pause']) =>
    (id: number, revision: number, { staffId }: StaffIdentity) =>
      deed(id, revision, staffId);
  return { pause: by(layers.pause), end: by(layers.end), discard: by(layers.discard), merge };
}

function authorOf(identity: Identity): LayerAuthor {
  const own = requireStaffSession(identity);
  return { staffId: own.staffId, mayApprove: holdsRight(own, ['site:write']) };
}
