import { join } from 'node:path';

import type { InlineConfig } from 'vite';

import { listStaffChunks } from './staff-chunks.ts';
import { visitorChunks } from './client-chunks.ts';
import { listClientEntries, listServerEntries, type Audience } from './build-entries.ts';

export const projectRoot = join(import.meta.dirname, '..');
export const distFolder = join(projectRoot, 'dist');

type Mode = 'production' | 'development';

const audiences: Audience[] = ['visitors', 'staff'];

/** The browsers' builds; an audience without entries has none. */
export function describeClientBuilds(mode: Mode): InlineConfig[] {
  return audiences.flatMap((audience) => describeClientBuild(mode, audience) ?? []);
}

function describeClientBuild(mode: Mode, audience: Audience): InlineConfig | undefined {
  const input = listClientEntries(audience);
  if (Object.keys(input).length === 0) return undefined;
  return {
    root: projectRoot,
    mode,
    logLevel: 'warn',
    build: {
      outDir: join(distFolder, 'client'),
      // A page opened before a deploy still asks for the chunks of the build before.
      emptyOutDir: false,
      manifest: `.vite/${audience}.json`,
      assetsDir: 'assets',
      minify: mode === 'production',
      rolldownOptions: {
        input,
        output: {
          codeSplitting: { groups: audience === 'visitors' ? visitorChunks : listStaffChunks(projectRoot) },
        },
        // Packages mark their modules "use client" for servers that render them; here all is the client.
        checks: { moduleLevelDirective: false },
      },
    },
  };
}

/**
 * Packages of hundreds of files, of which the server uses few: as part of its own chunks they cost a start a sixth
 * less of the processor.
 */
const bundledPackages = ['kysely', 'zod', 'libphonenumber-js'];

/** The server's build: `main.js` and `cli/<name>.js`; other packages stay in node_modules. */
export function describeServerBuild(mode: Mode): InlineConfig {
  return {
    root: projectRoot,
    mode,
    logLevel: 'warn',
    ssr: { target: 'node', noExternal: bundledPackages },
    build: {
      ssr: true,
      outDir: join(distFolder, 'server'),
      emptyOutDir: mode === 'production',
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: listServerEntries(),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}
