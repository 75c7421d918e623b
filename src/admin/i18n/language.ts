import { create } from 'zustand';

import { isLanguage, languageCodes, languages, type Language } from '#locales/languages.ts';

import { loadTexts } from './text-files.ts';

const storageKey = 'vitrina.admin.language';

interface LanguageState {
  language: Language;
  /** Shown once its texts are loaded, and not if they cannot be; the last choice counts. */
  choose(language: Language): Promise<void>;
}

let chosen: Language | undefined;
let choosing = Promise.resolve();

/** The language that the admin speaks in this browser; at first that of the browser. */
export const useLanguage = create<LanguageState>((set) => ({
  language: readLanguage(),
  choose(language) {
    chosen = language;
    const done = speak(language, set);
    choosing = done.catch(() => undefined);
    return done;
  },
}));

async function speak(language: Language, set: (state: { language: Language }) => void): Promise<void> {
  await loadTexts(language);
  if (chosen !== language) return;
  keep(language);
  showLanguage(language);
  set({ language });
}

/** Waits until all that has been loaded can be said in the language that is chosen; fails if it cannot. */
export async function textsReady(): Promise<void> {
  await choosing;
  const { language } = useLanguage.getState();
  await loadTexts(language);
  if (useLanguage.getState().language !== language) await textsReady();
}

/** Says to the browser what the document is written in. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
}

function keep(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function readLanguage(): Language {
  const kept = readKept();
  if (isLanguage(kept)) return kept;
  const asked = navigator.language.toLowerCase();
  return languageCodes.find((code) => asked.startsWith(code)) ?? 'en';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
