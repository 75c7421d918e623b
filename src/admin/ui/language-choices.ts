import { languageCodes, languages } from '#locales/languages.ts';

/** Every language of the program by its own name, for a select. */
export const languageChoices = languageCodes.map((value) => ({ value, label: languages[value].name }));
