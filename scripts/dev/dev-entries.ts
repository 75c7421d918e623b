import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { Plugin } from 'vite';

import { listClientEntries, type Audience } from '../build-entries.ts';
import { projectRoot } from '../vite-builds.ts';

/** Everything that Vite answers is below this; all other addresses are the shop's. */
export const devBase = '/@dev/';
/** Told to browsers when the server has started anew with a change. */
export const serverChanged = 'vitrina:server-changed';

const prefix = 'virtual:dev-entry/';
const audiences: Audience[] = ['visitors', 'staff'];

/** The manifests of the client builds (`src/site/build-manifest.ts`), leading to Vite instead of to files. */
export function writeDevManifests(clientDir: string): void {
  const folder = join(clientDir, '.vite');
  mkdirSync(folder, { recursive: true });
  for (const audience of audiences) {
    const entries = listSources(audience).map((source) => [source, { file: addressOf(source).slice(1) }]);
    writeFileSync(join(folder, `${audience}.json`), JSON.stringify(Object.fromEntries(entries)));
  }
}

/** The scripts that browsers begin with, for Vite to look for packages in. */
export function listDevScripts(): string[] {
  return audiences.flatMap(listSources).filter((source) => !source.endsWith('.css'));
}

/**
 * An entry loads what Fast Refresh needs, then the source. A page that the server has drawn is loaded anew when
 * the server has changed; the admin is drawn by the browser, so it keeps what is typed.
 */
export function devEntries(): Plugin {
  return {
    name: 'vitrina:dev-entries',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const source = id.slice(prefix.length);
      const reload = source.startsWith('src/admin/')
        ? ''
        : `import.meta.hot.on('${serverChanged}', () => location.reload());`;
      return `import '@vitejs/plugin-react/preamble';\nimport '/${source}';\n${reload}`;
    },
  };
}

function listSources(audience: Audience): string[] {
  return Object.values(listClientEntries(audience)).map((path) =>
    relative(projectRoot, path).replaceAll(sep, '/'),
  );
}

function addressOf(source: string): string {
  return source.endsWith('.css') ? `${devBase}${source}` : `${devBase}@id/${prefix}${source}`;
}
