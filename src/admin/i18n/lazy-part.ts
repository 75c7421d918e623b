import { lazy, type ComponentType } from 'react';

import { withTexts } from './use-texts.ts';

/** A component whose code is fetched, with the texts that it names, when it is drawn first. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await withTexts(load) }));
}
