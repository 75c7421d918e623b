import { loadTexts } from '#admin/i18n/text-files.ts';
import { languageCodes } from '#locales/languages.ts';

/** Of all parts that have been imported: for tests that draw nothing, and so wait for nothing. */
export async function loadAdminTexts(): Promise<void> {
  for (const language of languageCodes) await loadTexts(language);
}
