import { useQuery } from '@tanstack/react-query';

import type { CustomerGroup } from '#domain/schemas/customer-group.schema.ts';

import { api } from '../../api/api-client.ts';

export const groupsKey = ['customer-groups'] as const;

/** All groups of customers, by name. */
export function useGroups() {
  return useQuery({
    queryKey: groupsKey,
    queryFn: ({ signal }) => api.get<CustomerGroup[]>('/admin/customer-groups', undefined, signal),
  });
}

/** Names of the groups by their ids; none while they are loaded. */
export function useGroupNames(): ReadonlyMap<number, string> {
  const { data = [] } = useGroups();
  return new Map(data.map(({ id, name }) => [id, name]));
}
