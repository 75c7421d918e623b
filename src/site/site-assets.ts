import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { readFontManifest, type FontManifest } from './theme/font-manifest.ts';

/** Addresses of built files that pages refer to. */
export interface SiteAssets {
  boot: string;
  disableInteractionCss: string;
  fonts: FontManifest;
}

const viteManifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/** Reads what the client build left in `clientDir`; a missing entry stops the start with its name. */
export async function loadSiteAssets(clientDir: string): Promise<SiteAssets> {
  const manifest = viteManifestSchema.parse(
    JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const fonts = await readFontManifest(join(clientDir, 'fonts/fonts.json'));
  const file = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}; run "npm run build".`);
    return `/${entry.file}`;
  };
  return {
    boot: file('src/site/client/boot.ts'),
    disableInteractionCss: file('src/site/client/disable-interaction.css'),
    fonts,
  };
}
