import { create } from 'zustand';

import type { Language } from '#domain/settings/settings.schema.ts';

const storageKey = 'vitrina.admin.language';

interface LanguageState {
  language: Language;
  choose(language: Language): void;
}

/** The language that the admin speaks in this browser; at first that of the browser. */
export const useLanguage = create<LanguageState>((set) => ({
  language: readLanguage(),
  choose(language) {
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
    document.documentElement.lang = language;
    set({ language });
  },
}));

function readLanguage(): Language {
  const kept = readKept();
  if (kept === 'en' || kept === 'ru') return kept;
  return navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
