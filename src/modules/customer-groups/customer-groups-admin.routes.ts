import { z } from 'zod';

import {
  addedMembersSchema,
  customerGroupInputSchema,
  customerGroupSchema,
  groupsOfCustomerSchema,
  newMembersSchema,
} from '#domain/schemas/customer-group.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { GroupManagement } from './manage-groups.ts';

const reading = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
const emailsLimit = 1024 * 1024;

/** Groups of customers, and who is in them. */
export function adminCustomerGroupsRoutes({ groups }: { groups: GroupManagement }): ApiRoute[] {
  return [...groupRoutes(groups), ...memberRoutes(groups)];
}

function groupRoutes(groups: GroupManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/customer-groups',
        summary: 'Groups of customers by name, with how many are in each and what is for it',
        response: z.array(customerGroupSchema),
        failures: [401, 403],
      },
      () => groups.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/customer-groups',
        summary: 'Adds a group of customers',
        body: customerGroupInputSchema,
        response: customerGroupSchema,
        status: 201,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => groups.create(body),
    ),
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/customer-groups/{id}',
        summary: 'A group of customers; who is in it is listed by GET /admin/customers',
        params: byId,
        response: customerGroupSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => groups.find(id),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/customer-groups/{id}',
        summary: 'Changes name and note of a group of customers',
        params: byId,
        body: customerGroupInputSchema,
        response: customerGroupSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => groups.change(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/customer-groups/{id}',
        summary: 'Removes a group of customers; refused while promotions or price lists are for it',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => groups.remove(id),
    ),
  ];
}

function memberRoutes(groups: GroupManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/customer-groups/{id}/members',
        summary: 'Puts customers into a group by the emails of their accounts; tells those that are of none',
        params: byId,
        body: newMembersSchema,
        bodyLimit: emailsLimit,
        response: addedMembersSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body: { emails } }) => groups.add(id, emails),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/customer-groups/{id}/members/{customerId}',
        summary: 'Takes a customer out of a group',
        params: byId.extend({ customerId: idParameter() }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id, customerId } }) => groups.takeOut(id, customerId),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/customers/{id}/groups',
        summary: 'Makes these the groups of a customer',
        params: byId,
        body: groupsOfCustomerSchema,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => groups.setGroupsOf(id, body.groups),
    ),
  ];
}
