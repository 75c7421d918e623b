import { join } from 'node:path';

import { BackupError, type ListedFile } from './backup-manifest.ts';
import { hashFile } from './copy-file.ts';

const mostNamed = 10;

/** Reads every file of a backup; throws `BackupError` that names those which are missing or not as they were. */
export async function checkFiles(folder: string, files: readonly ListedFile[]): Promise<void> {
  const damaged = (await Promise.all(files.map((file) => findDamage(folder, file)))).filter(
    (damage) => damage !== null,
  );
  if (damaged.length === 0) return;
  const rest = damaged.length > mostNamed ? ` and ${damaged.length - mostNamed} more` : '';
  throw new BackupError(
    `The backup ${folder} is damaged: ${damaged.slice(0, mostNamed).join(', ')}${rest}. ` +
      'Nothing was changed. Use another backup.',
  );
}

async function findDamage(folder: string, { path, bytes, sha256 }: ListedFile): Promise<string | null> {
  if (sha256 === undefined) return null;
  const found = await hashFile(join(folder, path)).catch(() => null);
  if (!found) return `${path} (missing)`;
  return found.bytes === bytes && found.sha256 === sha256 ? null : path;
}
