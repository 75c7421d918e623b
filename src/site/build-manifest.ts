import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const entrySchema = z.object({ file: z.string(), css: z.array(z.string()).default([]) });
const manifestSchema = z.record(z.string(), entrySchema);

/** Visitors' scripts and those of the staff are built apart (scripts/build-entries.ts). */
const manifests = ['visitors', 'staff'];

/** Looks up what became of a source file in the client builds; throws with its name when it has none. */
export type FindBuilt = (source: string) => z.infer<typeof entrySchema>;

export async function readBuildManifest(clientDir: string): Promise<FindBuilt> {
  const manifest: z.infer<typeof manifestSchema> = {};
  for (const name of manifests) {
    const text = await readFile(join(clientDir, `.vite/${name}.json`), 'utf8').catch(() => '{}');
    Object.assign(manifest, manifestSchema.parse(JSON.parse(text)));
  }
  return (source) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}; run "npm run build".`);
    return entry;
  };
}
