import { useShallow } from 'zustand/react/shallow';

import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import { readTitle } from '../tree/describe-section.ts';

/** What sections of the page are called, in the same order: their name, or kind and title; null for one that is gone. */
export function useSectionLabels(ids: readonly (string | null)[]): (string | null)[] {
  const language = useLanguage((state) => state.language);
  const unknown = useTexts(builderTexts)('unknownSection');
  const kindOf = (type: string) => sectionTexts(type, language)?.name ?? unknown;
  return useBuilder(
    useShallow((state) => {
      const page = readPage(state);
      return ids.map((id) => labelOf(page, id, kindOf));
    }),
  );
}

function labelOf(
  page: PageDocument | undefined,
  id: string | null,
  kindOf: (type: string) => string,
): string | null {
  const section = id === null ? undefined : page?.sections[id];
  if (!section) return null;
  const called = section.name ?? '';
  const title = readTitle(section.options);
  if (called !== '') return called;
  return title === '' ? kindOf(section.type) : `${kindOf(section.type)}: ${title}`;
}
