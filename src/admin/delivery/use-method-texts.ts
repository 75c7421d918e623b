import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';
import type { messages } from '#locales/en/payments.ts';

import { useLanguage } from '../i18n/language.ts';
import { ownText, ownTexts } from '../i18n/own-text.ts';
import { textTree } from '../i18n/text-part.ts';

const paymentTexts = textTree<typeof messages>('payments');

/** What the admin says of a payment method, made of its key and the names of its fields. */
interface MethodTexts {
  name: string;
  /** What is to be done at the provider; empty where there is nothing. */
  needs: string;
  fieldOf(field: MethodField): string;
  helpOf(field: MethodField): string | undefined;
  /** undefined for a value that has no words of the provider's own. */
  choiceOf(field: MethodField, choice: string): string | undefined;
}

/** By a method's key; one that is not known any more is called by its key. */
export function useMethodTexts(): (key: string) => MethodTexts {
  const language = useLanguage((state) => state.language);
  return (key) => {
    const own = ownTexts(paymentTexts(language), key);
    return {
      name: ownText(own, 'name') ?? key,
      needs: ownText(own, 'needs') ?? '',
      fieldOf: ({ name }) => ownText(ownTexts(own, 'fields'), name) ?? name,
      helpOf: ({ name }) => ownText(ownTexts(own, 'help'), name),
      choiceOf: ({ name }, choice) => ownText(ownTexts(own, 'choices'), `${name}.${choice}`),
    };
  };
}

/** The name of a payment method; its key where it has none of its own. */
export function useMethodName(): (key: string) => string {
  const textsOf = useMethodTexts();
  return (key) => textsOf(key).name;
}
