import { use } from 'react';

import type { MessageParams } from '#domain/i18n/translate.ts';

import { textsReady, useLanguage } from './language.ts';
import { loadFile, textsOf } from './text-files.ts';
import type { Print, TextPart } from './text-part.ts';

/** The texts of a screen in the language of the admin. */
export function useTexts<Key extends string>(part: TextPart<Key>): Print<Key> {
  const language = useLanguage((state) => state.language);
  if (!textsOf(language, part.name)) use(loadFile(language, part.name));
  return part.print(language);
}

/** Outside of components, such as in a notification. */
export function printText<Key extends string>(part: TextPart<Key>, key: Key, params?: MessageParams): string {
  return part.print(useLanguage.getState().language)(key, params);
}

/** For code that is loaded when it is wanted: with it come the texts that it names. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await textsReady();
  return module;
}
