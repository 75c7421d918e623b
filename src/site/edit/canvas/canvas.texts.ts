import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/canvas.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

const texts = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../../locales/*/canvas.ts', { eager: true, import: 'messages' }),
);

export type CanvasText = keyof typeof messages;

/** Texts of what lies over the page in the builder's frame. */
export function canvasText(
  language: Language,
  key: CanvasText,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
