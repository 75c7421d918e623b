import type { PageMessageKey } from '#locales/message-keys.ts';
import type { Texts } from '#locales/messages.ts';

import { createBundles, joinFiles } from './message-bundles.ts';

const files = import.meta.glob<Texts>(['../locales/*/site/*.ts', '../locales/*/{payments,validation}.ts'], {
  import: 'messages',
  eager: true,
});

/** What the parts of a page say, drawn by the server or in the builder's frame. */
export const pageMessages = createBundles(
  // Types hold the files of English to these keys, and those of a finished language to the keys of English.
  (language) => joinFiles(files, language) as Readonly<Record<PageMessageKey, string>>,
);
