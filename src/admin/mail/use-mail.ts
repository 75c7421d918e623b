import { useQuery } from '@tanstack/react-query';

import type { MailServerAnswer } from '#domain/schemas/mail-server.schema.ts';
import type { MailState } from '#domain/schemas/mail-state.schema.ts';

import { api } from '../api/api-client.ts';

/** Whether emails reach anybody; undefined while it is not known. */
export function useMailState(): MailState | undefined {
  const { data } = useQuery({
    queryKey: ['mail', 'state'],
    queryFn: ({ signal }) => api.get<MailState>('/admin/mail', undefined, signal),
    refetchInterval: 60_000,
  });
  return data;
}

/** The server over which emails leave, for those who may set it up. */
export function useMailServer() {
  return useQuery({
    queryKey: ['mail', 'server'],
    queryFn: ({ signal }) => api.get<MailServerAnswer>('/admin/mail/server', undefined, signal),
    // A form stands on it: it must not be exchanged below what is typed.
    refetchOnWindowFocus: false,
  });
}
