import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Who downloads what a client build makes. */
export type Audience = 'visitors' | 'staff';

/**
 * Entries of the client builds, by name: the key under which a manifest is read is the path. A path that
 * does not exist yet is left out. What visitors and staff share is built twice: one build would cut
 * visitors' scripts into more files, for parts that only the builder and the admin share with them.
 */
const clientEntries: Record<Audience, Record<string, string>> = {
  visitors: {
    boot: 'src/site/client/boot.ts',
    'disable-interaction': 'src/site/client/disable-interaction.css',
  },
  staff: { edit: 'src/site/edit/main.tsx', admin: 'src/admin/main.tsx' },
};

export function listClientEntries(audience: Audience): Record<string, string> {
  return Object.fromEntries(
    Object.entries(clientEntries[audience])
      .map(([name, path]) => [name, join(root, path)] as const)
      .filter(([, path]) => existsSync(path)),
  );
}

/** `main`, one entry for each command in `src/server/cli`, and what runs in a thread or process of its own. */
export function listServerEntries(): Record<string, string> {
  const folder = join(root, 'src/server/cli');
  const commands = existsSync(folder) ? readdirSync(folder) : [];
  const files = commands.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return {
    main: join(root, 'src/server/main.ts'),
    'draw-sheet.worker': join(root, 'src/platform/pdf/draw-sheet.worker.ts'),
    'import-products.worker': join(root, 'src/modules/product-import/import-products.worker.ts'),
    ...Object.fromEntries(files.map((file) => [`cli/${basename(file, '.ts')}`, join(folder, file)])),
  };
}
