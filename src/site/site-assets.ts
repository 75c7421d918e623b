import { join } from 'node:path';

import { readBuildManifest } from './build-manifest.ts';
import { readFontManifest, type FontManifest } from './theme/font-manifest.ts';

/** Addresses of built files that pages refer to. */
export interface SiteAssets {
  boot: string;
  disableInteractionCss: string;
  /** What the builder's frame loads in place of `boot`. */
  edit: { script: string; styles: string[] };
  fonts: FontManifest;
}

/** Reads what the client build left in `clientDir`; a missing entry stops the start with its name. */
export async function loadSiteAssets(clientDir: string): Promise<SiteAssets> {
  const { find } = await readBuildManifest(clientDir);
  const edit = find('src/site/edit/main.tsx');
  const fonts = await readFontManifest(join(clientDir, 'fonts/fonts.json'));
  return {
    boot: `/${find('src/site/client/boot.ts').file}`,
    disableInteractionCss: `/${find('src/site/client/disable-interaction.css').file}`,
    edit: { script: `/${edit.file}`, styles: (edit.css ?? []).map((path) => `/${path}`) },
    fonts,
  };
}
