import type { WayTo } from '#domain/editing/ways-to.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/advice.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';
import type { Advice } from '#sections/framework/section-advice.ts';

interface AdviceTexts {
  advice: Readonly<Record<Advice, string>>;
  /** After the advice for items: what one of them is, `{name}`. */
  item: string;
  unseen: string;
  ways: Readonly<Record<WayTo, string>>;
  sample: string;
  /** Over a page of one visitor that is a sample. */
  samplePage: string;
}

/** What the canvas says where a section has nothing to show. */
export const adviceTexts: Readonly<Record<Language, AdviceTexts>> = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../locales/*/advice.ts', { eager: true, import: 'messages' }),
);
