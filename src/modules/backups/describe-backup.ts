import type { BackupManifest } from './backup-manifest.ts';

/** What was made, and what else its owner has to keep. */
export function describeBackup(folder: string, { files, madeAt, key }: BackupManifest): string {
  const size = `${files.count} files, ${(files.bytes / 1e6).toFixed(1)} MB`;
  const keys = {
    included:
      'It holds customers’ data and the key that opens the payment keys: keep it where nobody else reads it.',
    'left-out':
      'The file secret.key is left out: keep a copy of it elsewhere. Without it payment keys and two-factor secrets are lost.',
    environment:
      'SECRET_KEY is not in it: keep it elsewhere. Without it payment keys and two-factor secrets are lost.',
  };
  return `The backup ${folder} is made: the shop of ${madeAt}, ${size}.\n${keys[key]}`;
}

/** What the owner has to bring beside the backup. */
export function describeKey(key: BackupManifest['key'], hasOwnKey: boolean): string {
  if (key === 'included') {
    return hasOwnKey
      ? 'SECRET_KEY is set, but this shop used the file secret.key: unset it, or start once with SECRET_KEY=new,old.'
      : 'The key for secrets was in the backup.';
  }
  if (key === 'left-out') return 'Put the shop’s secret.key into DATA_DIR before the first start.';
  return hasOwnKey
    ? 'SECRET_KEY must be the one that the shop had.'
    : 'Set SECRET_KEY to the one that the shop had before the first start.';
}
