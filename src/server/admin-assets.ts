import { readBuildManifest } from '#site/build-manifest.ts';

/** Addresses of the back office's built files. */
export interface AdminAssets {
  script: string;
  styles: string[];
}

export async function loadAdminAssets(clientDir: string): Promise<AdminAssets> {
  const { file, css } = (await readBuildManifest(clientDir))('src/admin/main.tsx');
  return { script: `/${file}`, styles: css.map((path) => `/${path}`) };
}
