import { useEffect } from 'react';

import { cyrillicPartners, type FontFamily } from '#domain/font-families.ts';

interface Face {
  file: string;
  weight: string;
  unicodeRange: string;
  script: string;
}
type Manifest = Readonly<Record<string, { faces: readonly Face[] }>>;

const loaded = new Set<string>();

/** The name under which a font of the shop is known in the back office. */
export const sampleFamily = (family: FontFamily) => `Sample ${family}`;

/** Loads headings' fonts for samples, each once; without them samples show a font of the system. */
export function useThemeFonts(families: readonly FontFamily[]): void {
  const key = families.join('|');
  useEffect(() => {
    const wanted = (key.split('|') as FontFamily[]).filter((family) => !loaded.has(family));
    if (wanted.length === 0) return;
    for (const family of wanted) loaded.add(family);
    void fetch('/fonts/fonts.json')
      .then((answer) => answer.json() as Promise<Manifest>)
      .then((manifest) => wanted.forEach((family) => addFaces(family, manifest)))
      .catch(() => wanted.forEach((family) => loaded.delete(family)));
  }, [key]);
}

function addFaces(family: FontFamily, manifest: Manifest): void {
  const faces = [family, cyrillicPartners[family]].flatMap((name) =>
    name === undefined ? [] : (manifest[name]?.faces ?? []),
  );
  for (const { file, weight, unicodeRange, script } of faces) {
    if (script !== 'latin' && script !== 'cyrillic') continue;
    document.fonts.add(
      new FontFace(sampleFamily(family), `url(/fonts/${file}) format('woff2')`, { weight, unicodeRange }),
    );
  }
}
