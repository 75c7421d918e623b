import { foldText } from '#domain/text.ts';
import { purposes, type Label, type Purpose } from '#sections/framework/labels.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { sectionLabels } from '#sections/section-labels.ts';

/** Something that can be added: a section type filled in one of its ways. */
export interface PresetCard {
  type: string;
  index: number;
  purpose: Purpose;
  typeName: Label;
  name: Label;
  about: Label;
}

/** Every preset, shelf by shelf. */
export function listPresets(): PresetCard[] {
  const cards = [...sectionDefinitions.values()].flatMap(({ type, presets }) => {
    const labels = sectionLabels.get(type);
    if (!labels) return [];
    const { purpose, about, name: typeName } = labels;
    return presets.map((preset, index) => ({
      type,
      index,
      purpose,
      about,
      typeName,
      name: labels.presets[preset.name] ?? typeName,
    }));
  });
  return cards.toSorted((one, other) => purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose));
}

/** Cards with all the words of a query, in either language: who works in one may know the other's word. */
export function findPresets(cards: readonly PresetCard[], q: string): PresetCard[] {
  const words = foldText(q).split(' ').filter(Boolean);
  return cards.filter((card) => {
    const text = foldText(
      [card.typeName, card.name, card.about].flatMap(({ en, ru }) => [en, ru]).join(' ') + card.type,
    );
    return words.every((word) => text.includes(word));
  });
}
