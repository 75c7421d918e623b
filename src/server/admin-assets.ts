import { languageCodes, type Language } from '#locales/languages.ts';
import { readBuildManifest } from '#site/build-manifest.ts';

/** Addresses of the back office's built files. */
export interface AdminAssets {
  script: string;
  styles: string[];
  /** Scripts that a first screen wants besides, in a language. */
  preloads(screen: FirstScreen, language: Language): readonly string[];
}

const main = 'src/admin/main.tsx';
const signedIn = ['src/admin/shell/signed-in.tsx', 'src/admin/ui/toasts.tsx'];
const textsOfShell = ['shell', 'screens', 'sign-in', 'ui', 'proof'];

/** By what a document of the back office shows first: files of its code, and of texts in the language's folder. */
const firstScreens = {
  'sign-in': { files: ['src/admin/session/sign-in-screen.tsx'], texts: ['shell', 'sign-in', 'ui'] },
  overview: {
    files: [...signedIn, 'src/admin/dashboard/dashboard-screen.tsx'],
    texts: [...textsOfShell, 'dashboard', 'backups', 'mail', 'number', 'setup', 'samples'],
  },
  /** Any other of who is signed in. */
  screen: { files: signedIn, texts: textsOfShell },
};

export type FirstScreen = keyof typeof firstScreens;

export async function loadAdminAssets(clientDir: string): Promise<AdminAssets> {
  const { find, findScripts } = await readBuildManifest(clientDir);
  const { file, css } = find(main);
  const listPreloads = (screen: FirstScreen, language: Language) => {
    const { files, texts } = firstScreens[screen];
    const sources = texts.map((name) => `src/locales/${language}/admin/${name}.ts`);
    const scripts = findScripts([main, ...files, ...sources]);
    return scripts.filter((path) => path !== file).map((path) => `/${path}`);
  };
  const lists = new Map(
    (['sign-in', 'overview', 'screen'] as const).flatMap((screen) =>
      languageCodes.map((language) => [`${screen} ${language}`, listPreloads(screen, language)]),
    ),
  );
  return {
    script: `/${file}`,
    styles: css.map((path) => `/${path}`),
    preloads: (screen, language) => lists.get(`${screen} ${language}`) ?? [],
  };
}
