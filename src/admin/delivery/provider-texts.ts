import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';
import type { Texts } from '#locales/messages.ts';

import { ownText, ownTexts } from '../i18n/own-text.ts';

/** What the admin says of a payment method or a carrier, made of its key and the names of its fields. */
export interface ProviderTexts {
  name: string;
  /** What is to be done at the provider; empty where there is nothing. */
  needs: string;
  fieldOf(field: MethodField): string;
  helpOf(field: MethodField): string | undefined;
  /** undefined for a value that has no words of the provider's own. */
  choiceOf(field: MethodField, choice: string): string | undefined;
}

/** Of a file with an entry a provider; one that is not known any more is called by its key. */
export function readProviderTexts(texts: Texts | undefined, key: string): ProviderTexts {
  const own = ownTexts(texts, key);
  return {
    name: ownText(own, 'name') ?? key,
    needs: ownText(own, 'needs') ?? '',
    fieldOf: ({ name }) => ownText(ownTexts(own, 'fields'), name) ?? name,
    helpOf: ({ name }) => ownText(ownTexts(own, 'help'), name),
    choiceOf: ({ name }, choice) => ownText(ownTexts(own, 'choices'), `${name}.${choice}`),
  };
}
