import { useQuery } from '@tanstack/react-query';

import type { BackupsAnswer, BackupState } from '#domain/schemas/backups.schema.ts';

import { api } from '../api/api-client.ts';

const whileMakingMs = 2000;
const elseMs = 60_000;

export const backupsKey = ['backups'] as const;

/** The backups and their plan; asked for again and again while one is being made. */
export function useBackups() {
  return useQuery({
    queryKey: [...backupsKey, 'list'],
    queryFn: ({ signal }) => api.get<BackupsAnswer>('/admin/backups', undefined, signal),
    refetchInterval: ({ state }) =>
      state.data?.backups.some((backup) => backup.state === 'running') ? whileMakingMs : elseMs,
  });
}

/** Whether the shop is backed up as it should be; undefined while it is not known, and for who may not know. */
export function useBackupState(isEnabled: boolean): BackupState | undefined {
  const { data } = useQuery({
    queryKey: [...backupsKey, 'state'],
    queryFn: ({ signal }) => api.get<BackupState>('/admin/backups/state', undefined, signal),
    refetchInterval: elseMs,
    enabled: isEnabled,
  });
  return data;
}
