import { useMemo } from 'react';

import { createTranslator } from '#domain/i18n/translate.ts';
import type { Language } from '#locales/languages.ts';

import type { leadFormMessages } from './lead-form.messages.ts';
import { LeadForm, type LeadFormProps } from './lead-form.tsx';

export interface LeadFormIslandProps extends Omit<LeadFormProps, 't'> {
  language: Language;
  messages: Record<(typeof leadFormMessages)[number], string>;
}

/** The enquiry form as a part of a page. */
export function LeadFormIsland({ language, messages, ...form }: LeadFormIslandProps) {
  const t = useMemo(() => createTranslator(language, messages), [language, messages]);
  return <LeadForm {...form} t={t} />;
}
