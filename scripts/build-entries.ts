import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Entries of the client build, by name: the key under which the manifest is read is the path. A path that
 * does not exist yet is left out.
 */
const clientEntries: Record<string, string> = {
  boot: 'src/site/client/boot.ts',
  'disable-interaction': 'src/site/client/disable-interaction.css',
  preview: 'src/site/client/preview.tsx',
  admin: 'src/admin/main.tsx',
};

export function listClientEntries(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(clientEntries)
      .map(([name, path]) => [name, join(root, path)] as const)
      .filter(([, path]) => existsSync(path)),
  );
}

/** `main` and one entry for each command in `src/server/cli`. */
export function listServerEntries(): Record<string, string> {
  const folder = join(root, 'src/server/cli');
  const commands = existsSync(folder) ? readdirSync(folder) : [];
  const files = commands.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return {
    main: join(root, 'src/server/main.ts'),
    ...Object.fromEntries(files.map((file) => [`cli/${basename(file, '.ts')}`, join(folder, file)])),
  };
}
