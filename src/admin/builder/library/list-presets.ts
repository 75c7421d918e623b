import { foldText } from '#domain/text.ts';
import { languageCodes, type Language } from '#locales/languages.ts';
import { purposes, type Purpose } from '#sections/framework/purposes.ts';
import { sectionTexts } from '#sections/section-texts.ts';
import { sectionDefinitions } from '#sections/sections.ts';

/** Something that can be added: a section type filled in one of its ways. */
export interface PresetCard {
  type: string;
  index: number;
  purpose: Purpose;
  preset: string;
}

/** Every preset, shelf by shelf. */
export function listPresets(): PresetCard[] {
  const cards = [...sectionDefinitions.values()].flatMap(({ type, purpose, presets }) =>
    presets.map(({ name: preset }, index) => ({ type, index, purpose, preset })),
  );
  return cards.toSorted((one, other) => purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose));
}

/** What is written on a card. */
export function cardTexts({ type, preset }: PresetCard, language: Language) {
  const texts = sectionTexts(type, language);
  const typeName = texts?.name ?? type;
  return { typeName, name: texts?.presets?.[preset] ?? typeName, about: texts?.about ?? '' };
}

/** Cards with all the words of a query, in any language: who works in one may know another's word. */
export function findPresets(cards: readonly PresetCard[], q: string): PresetCard[] {
  return cards.filter((card) => {
    const texts = languageCodes.flatMap((language) => Object.values(cardTexts(card, language)));
    return hasWords(`${texts.join(' ')} ${card.type}`, q);
  });
}

/** Whether a text has all the words of a query, in any order. */
export function hasWords(text: string, q: string): boolean {
  const folded = foldText(text);
  const words = foldText(q).split(' ').filter(Boolean);
  return words.every((word) => folded.includes(word));
}
