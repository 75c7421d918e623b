import { z } from 'zod';

import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import type { Language } from '#locales/languages.ts';

import { contentText } from '../section-texts.ts';
import type { SectionDefinition } from './define-section.ts';
import { fillTexts } from './preset-texts.ts';
import { mapFields } from './walk-fields.ts';

/** What a shop has that the stand-ins of presets and examples are replaced by. */
export interface PresetShop {
  language: Language;
  /** Ids of pictures; without any the places of pictures stay empty. */
  pictures: readonly number[];
  /** Marks of others; where there are none, pictures stand for them too. */
  logos?: readonly number[];
  /** Whether a link's target is there; others are taken out. */
  hasTarget(target: LinkTarget): boolean;
}

interface Start {
  options: Record<string, unknown>;
  items: readonly unknown[];
}

interface FilledStart {
  options: Record<string, unknown>;
  items: unknown[];
}

/** A preset or an example of a type, with its texts in a language in the places of their keys. */
export function fillStartTexts(type: string, { options, items }: Start, language: Language): FilledStart {
  const textOf = (key: string) => contentText(type, key, language);
  return {
    options: fillTexts(options, textOf) as Record<string, unknown>,
    items: items.map((item) => fillTexts(item, textOf)),
  };
}

/**
 * A preset for a shop: texts in its language, pictures of its library for the numbered stand-ins, no links
 * that lead nowhere.
 */
export function fillPreset(definition: SectionDefinition, start: Start, shop: PresetShop): FilledStart {
  const { pictures, logos = [] } = shop;
  const { options, items } = fillStartTexts(definition.type, start, shop.language);
  const replace: Parameters<typeof mapFields>[2] = (kind, value, _path, shows) => {
    if (kind === 'image') {
      const choice = shows === 'logo' && logos.length > 0 ? logos : pictures;
      return typeof value === 'number' ? pictureOf(value, choice) : value;
    }
    if (kind === 'link' && isTarget(value)) return shop.hasTarget(value) ? value : null;
    return value;
  };
  const filled = mapFields(definition.options, options, replace) as Record<string, unknown>;
  return {
    options: withoutLostPictures(filled),
    items: mapFields(z.array(definition.item), items, replace) as unknown[],
  };
}

function pictureOf(standIn: number, pictures: readonly number[]): number | null {
  return pictures[(standIn - 1) % Math.max(1, pictures.length)] ?? null;
}

function isTarget(value: unknown): value is LinkTarget {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** A list of pictures has no room for nothing. */
function withoutLostPictures(options: Record<string, unknown>): Record<string, unknown> {
  const { content } = options;
  if (typeof content !== 'object' || content === null || !('images' in content)) return options;
  const images = Array.isArray(content.images) ? content.images.filter((id) => id !== null) : [];
  return { ...options, content: { ...content, images } };
}
