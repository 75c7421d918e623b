import type { messages } from '#locales/en/payments.ts';

import { useLanguage } from '../i18n/language.ts';
import { textTree } from '../i18n/text-part.ts';
import { readProviderTexts, type ProviderTexts } from './provider-texts.ts';

const paymentTexts = textTree<typeof messages>('payments');

/** By a method's key. */
export function useMethodTexts(): (key: string) => ProviderTexts {
  const language = useLanguage((state) => state.language);
  return (key) => readProviderTexts(paymentTexts(language), key);
}

/** The name of a payment method; its key where it has none of its own. */
export function useMethodName(): (key: string) => string {
  const textsOf = useMethodTexts();
  return (key) => textsOf(key).name;
}
