import { useState } from 'react';

import type { PhoneCountry } from '#domain/countries/phone-country.ts';
import { checkPhone } from '#domain/validation.ts';

import type { FieldRule } from '../form-rules.ts';
import type { PhoneLibrary } from './phone-library.ts';
import { readPhone, type ChosenCountry, type PhoneReading } from './read-phone.ts';

export type ReadPhone = (text: string, country?: ChosenCountry) => PhoneReading;

/** What a phone field and its rule share. */
export interface PhoneInput {
  country: PhoneCountry;
  /** Undefined until the numbering plans are there. */
  read: ReadPhone | undefined;
  /** Brings the numbering plans, once somebody is about to type. */
  load: () => Promise<ReadPhone>;
  setCountry: (country: PhoneCountry, isChosen: boolean) => void;
  /** Valid in its country; an error names an example. Stands beside `checkNoEmpty` in a form's rules. */
  rule: FieldRule;
}

export function usePhone(defaultCountry: PhoneCountry): PhoneInput {
  const [country, setCountry] = useState<ChosenCountry>({ ...defaultCountry, isChosen: false });
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const readerOf =
    (plans: PhoneLibrary): ReadPhone =>
    (text, from = country) =>
      readPhone(text, from, plans);
  return {
    country,
    read: library ? readerOf(library) : undefined,
    async load() {
      const { phoneLibrary } = await import('./phone-library.ts');
      setLibrary(phoneLibrary);
      return readerOf(phoneLibrary);
    },
    setCountry: (next, isChosen) => setCountry({ ...next, isChosen }),
    rule(value) {
      // Without the plans the generic rule judges, as it does on the server.
      if (typeof value !== 'string' || value.trim() === '' || !library) return checkPhone(value);
      if (readPhone(value, country, library).isValid) return null;
      const example = library.example(country.code);
      return example === undefined ? 'forms.errors.phone' : ['forms.errors.phoneExample', { example }];
    },
  };
}
