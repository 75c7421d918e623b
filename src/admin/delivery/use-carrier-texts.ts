import type { messages } from '#locales/en/admin/known-carriers.ts';

import { useLanguage } from '../i18n/language.ts';
import { textTree } from '../i18n/text-part.ts';
import { readProviderTexts, type ProviderTexts } from './provider-texts.ts';

const carrierTexts = textTree<typeof messages>('admin/known-carriers');

/** By a carrier's key. */
export function useCarrierTexts(): (key: string) => ProviderTexts {
  const language = useLanguage((state) => state.language);
  return (key) => readProviderTexts(carrierTexts(language), key);
}

/** Every carrier that there is, by its name. */
export function useCarrierNames(): { value: string; label: string }[] {
  const language = useLanguage((state) => state.language);
  const textsOf = useCarrierTexts();
  return Object.keys(carrierTexts(language) ?? {}).map((key) => ({ value: key, label: textsOf(key).name }));
}
