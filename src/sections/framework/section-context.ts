import type { ReactNode } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Language, Settings } from '#domain/settings/settings.schema.ts';

import type { KeepMarkup } from '#ui/keep-markup.ts';

import type { PageContext } from './page-context.ts';

export interface EditorWords {
  language: Language;
  t: Translator;
  /** Of a section's type. */
  nameOf(type: string): string;
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
