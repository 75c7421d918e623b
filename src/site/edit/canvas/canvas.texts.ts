import { createPrinter, type MessageParams } from '#domain/i18n/translate.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/canvas.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

const texts = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../../locales/*/canvas.ts', { eager: true, import: 'messages' }),
);

export type CanvasText = keyof typeof messages;

const printers = new Map<Language, (key: CanvasText, values: MessageParams) => string>();

/** Texts of what lies over the page in the builder's frame. */
export function canvasText(language: Language, key: CanvasText, values: MessageParams = {}): string {
  let print = printers.get(language);
  if (!print) {
    print = createPrinter<CanvasText>(language, texts[language]);
    printers.set(language, print);
  }
  return print(key, values);
}
