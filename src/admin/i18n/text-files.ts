import { languages, type Language } from '#locales/languages.ts';
import { fillFromEnglish, type Texts } from '#locales/messages.ts';

/** A chunk for each file of each language: nobody loads a language, or a screen, that is not looked at. */
const files = import.meta.glob<Texts>(
  ['../../locales/*/admin/*.ts', '../../locales/*/{payments,reports,settings,validation}.ts'],
  { import: 'messages' },
);

const wanted = new Set<string>();
const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();

/** Of `locales/<language>/<name>.ts`; undefined until it is loaded. */
export function textsOf(language: Language, name: string): Texts | undefined {
  return loaded.get(`${language}/${name}`);
}

/** What code that has been loaded needs, in this language; fails if a file cannot be fetched. */
export async function loadTexts(language: Language): Promise<void> {
  const missing = [...wanted].filter((name) => !textsOf(language, name));
  if (missing.length === 0) return;
  await Promise.all(missing.map((name) => loadFile(language, name)));
  // Code that came meanwhile may want more.
  await loadTexts(language);
}

/** From now on loaded with every language that is chosen. */
export function wantFile(language: Language, name: string): void {
  wanted.add(name);
  // Whoever waits for the texts hears of the failure.
  loadFile(language, name).catch(() => undefined);
}

export function loadFile(language: Language, name: string): Promise<void> {
  const id = `${language}/${name}`;
  let promise = loading.get(id);
  if (!promise) {
    promise = fetchTexts(language, name).then((texts) => void loaded.set(id, texts));
    loading.set(id, promise);
    promise.catch(() => loading.delete(id));
  }
  return promise;
}

async function fetchTexts(language: Language, name: string): Promise<Texts> {
  const own = files[`../../locales/${language}/${name}.ts`];
  const english = files[`../../locales/en/${name}.ts`];
  if (!english) throw new Error(`There are no texts "${name}"`);
  if (!languages[language].inProgress && own) return own();
  const [fallback, texts] = await Promise.all([english(), own?.()]);
  return fillFromEnglish(fallback, texts);
}
