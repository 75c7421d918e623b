import type { ReactNode } from 'react';

import type { WayTo } from '#domain/editing/ways-to.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { KeepMarkup } from '#ui/keep-markup.ts';

import type { PageContext } from './page-context.ts';
import type { PreparedSection } from './render-section.tsx';

export interface EditorWords {
  language: Language;
  t: Translator;
  /** Of a section's type. */
  nameOf(type: string): string;
  /** What to do about a section of this type that has nothing to show. */
  adviceOf(type: string): { text: string; wayTo: { screen: WayTo; text: string } | null };
  sample: string;
}

/** Options and items that a section may begin with. */
export interface SectionStart {
  options: Record<string, unknown>;
  items: readonly unknown[];
}

/** A section whose gaps are filled with samples, and the context that knows their pictures. */
export interface FilledSection {
  section: PreparedSection;
  context: SectionContext;
}

export interface Samples {
  /** From `start`, or the type's first preset; null for types that are not known. */
  fillGaps(section: PreparedSection, context: SectionContext, start?: SectionStart): FilledSection | null;
}

/** What every view of a page shares. Built once a page, on the server and in the editor alike. */
export interface SectionContext {
  language: Language;
  settings: Settings;
  page: PageContext;
  /** Origin for absolute addresses, without a trailing slash. */
  origin: string;
  /** True in the builder's frame: empty sections show a hint, hidden ones are dimmed. */
  editing: boolean;
  /** In the builder's frame: the words of who edits, where they are not the shop's. */
  editor?: EditorWords;
  /** In the builder's frame: what a section that has nothing to show is drawn with, marked as such. */
  samples?: Samples;
  t: Translator;
  /** Formats a price in major units by the shop's currency and separator. */
  price(major: number): string;
  date(iso: string): string;
  /** A picture of the media library by id; null when it is missing. */
  image(id: number | null | undefined): Image | null;
  /** The form for a comment on an article; it belongs to the site, which sends it. */
  commentForm(articleId: number): ReactNode;
  /** The enquiry form in the section with this id; likewise. An empty title leaves its button the usual words. */
  leadForm(sectionId: string, button: { title: string; defaultComment: string }): ReactNode;
  /** On the server: keeps the markup of parts that many pages share. */
  keep?: KeepMarkup;
}
