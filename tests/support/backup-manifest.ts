import type { BackupManifest } from '#modules/backups/backup-manifest.ts';

/** What a backup of files says of itself, but for the files. */
export const describedBackup = {
  kind: 'files',
  madeAt: '2026-11-23T02:15:00.000Z',
  program: '0.2.0',
  postgres: '18.4',
  migrations: [],
  key: 'included',
  log: null,
  rows: null,
} as const satisfies Partial<BackupManifest>;
