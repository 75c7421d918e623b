import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const entrySchema = z.object({ file: z.string(), css: z.array(z.string()).default([]) });
const manifestSchema = z.record(z.string(), entrySchema);

/** Looks up what became of a source file in the client build; throws with its name when it has none. */
export type FindBuilt = (source: string) => z.infer<typeof entrySchema>;

export async function readBuildManifest(clientDir: string): Promise<FindBuilt> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  return (source) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}; run "npm run build".`);
    return entry;
  };
}
