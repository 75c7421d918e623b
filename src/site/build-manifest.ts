import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const entrySchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  /** Entries that it cannot run without. */
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), entrySchema);

/** Visitors' scripts and those of the staff are built apart (scripts/build-entries.ts). */
const manifests = ['visitors', 'staff'];

export interface BuildManifest {
  /** What became of a source file; throws with its name when there is none. */
  find(source: string): z.infer<typeof entrySchema>;
  /**
   * What became of source files and of all that these cannot run without. What was not built is left out: in
   * development Vite makes each file as it is asked for.
   */
  findScripts(sources: readonly string[]): string[];
}

export async function readBuildManifest(clientDir: string): Promise<BuildManifest> {
  const manifest: z.infer<typeof manifestSchema> = {};
  for (const name of manifests) {
    const text = await readFile(join(clientDir, `.vite/${name}.json`), 'utf8').catch(() => '{}');
    Object.assign(manifest, manifestSchema.parse(JSON.parse(text)));
  }

  function addScripts(sources: readonly string[], known: Map<string, string>): Map<string, string> {
    for (const source of sources) {
      const entry = manifest[source];
      if (!entry || known.has(source)) continue;
      known.set(source, entry.file);
      addScripts(entry.imports, known);
    }
    return known;
  }

  return {
    find(source) {
      const entry = manifest[source];
      if (!entry) throw new Error(`The client build has no ${source}; run "npm run build".`);
      return entry;
    },
    findScripts: (sources) => [...addScripts(sources, new Map()).values()],
  };
}
