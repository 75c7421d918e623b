import { useQuery } from '@tanstack/react-query';

import type { StaffRoleSettings } from '#domain/schemas/staff.schema.ts';

import { api } from '../api/api-client.ts';

/** Under the staff's: what changes people changes how many have a role. */
const rolesKey = ['staff', 'roles'] as const;

/** Roles that the shop has made itself. */
export function useRoles() {
  return useQuery({
    queryKey: rolesKey,
    queryFn: ({ signal }) => api.get<StaffRoleSettings[]>('/admin/staff-roles', undefined, signal),
  });
}
