import { languageCodes, type Language } from '#locales/languages.ts';
import { sectionTexts } from '#sections/section-texts.ts';
import { sectionDefinitions } from '#sections/sections.ts';

/** Of a phone, a tablet and a desktop. */
export const galleryWidths = [390, 800, 1280];
/** States that most types have; the others have names of their own. */
export const galleryStates = ['typical', 'minimal', 'long-text', 'many-items', 'empty'];

/** What of the gallery is shown, as its address says it; an empty value leaves nothing out. */
export interface GalleryView {
  q: string;
  type: string;
  /** Name of an example. */
  example: string;
  width: string;
  language: string;
}

export const wholeGallery: Readonly<GalleryView> = { q: '', type: '', example: '', width: '', language: '' };

export function shownWidths({ width }: GalleryView): readonly number[] {
  const chosen = galleryWidths.filter((one) => String(one) === width);
  return chosen.length > 0 ? chosen : galleryWidths;
}

export function shownLanguages({ language }: GalleryView): readonly Language[] {
  const chosen = languageCodes.filter((one) => one === language);
  return chosen.length > 0 ? chosen : languageCodes;
}

export interface NamedType {
  type: string;
  name: string;
}

/** All types by their names in the language of the back office. */
export function listTypes(language: Language): NamedType[] {
  return [...sectionDefinitions.keys()]
    .map((type) => ({ type, name: sectionTexts(type, language)?.name ?? type }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Types whose name or code has what is looked for. */
export function findTypes(types: readonly NamedType[], q: string): NamedType[] {
  const wanted = q.trim().toLowerCase();
  return types.filter(({ type, name }) => `${name} ${type}`.toLowerCase().includes(wanted));
}

/** The type after the chosen one, or before it; round from the last to the first. */
export function stepType(types: readonly NamedType[], chosen: string, step: 1 | -1): string {
  const place = types.findIndex(({ type }) => type === chosen);
  const next = place === -1 ? (step === 1 ? 0 : types.length - 1) : place + step;
  return types.at(next % Math.max(1, types.length))?.type ?? '';
}
