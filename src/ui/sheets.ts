import type { Settings } from '#domain/settings/settings.schema.ts';

/** CSS that a part of a page brings along; a function where the shop's settings choose what of it is needed. */
export type Sheet = string | ((settings: Settings) => string);

/** Every sheet once, however many parts of the page bring it, in the order of its first use. */
export function joinSheets(sheets: Iterable<Sheet>, settings: Settings): string {
  return [...new Set(sheets)].map((sheet) => (typeof sheet === 'string' ? sheet : sheet(settings))).join('');
}
