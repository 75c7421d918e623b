import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';

import type { Settings } from '#domain/settings/settings.schema.ts';
import type { KeepMarkup } from '#ui/keep-markup.ts';

const maxCharacters = 5_000_000;

/**
 * Markup of parts that stand on many pages (cards, facets), by what they show. A listing that is made anew
 * for another filter or after a change draws only the cards and facets that nobody has drawn yet.
 */
export class KeptMarkup {
  readonly #bySettings = new WeakMap<Settings, LRUCache<string, { __html: string }>>();

  keeperFor(settings: Settings): KeepMarkup {
    const known = this.#bySettings.get(settings);
    const kept =
      known ??
      new LRUCache<string, { __html: string }>({
        maxSize: maxCharacters,
        sizeCalculation: ({ __html }, key) => __html.length + key.length,
      });
    if (!known) this.#bySettings.set(settings, kept);
    return (key, element) => {
      const found = kept.get(key);
      if (found) return found;
      const made = { __html: renderToString(element) };
      kept.set(key, made);
      return made;
    };
  }
}
