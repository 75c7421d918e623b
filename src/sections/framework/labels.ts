import type { Language } from '#locales/languages.ts';

/** A text of the editor in both of its languages. */
export type Label = Readonly<Record<Language, string>>;

/** A field's name and, where the name does not say it, what it does. */
export interface FieldLabel extends Label {
  help?: Label;
}

/** Shelves of the library, in their order. */
export const purposes = ['opening', 'text', 'products', 'pictures', 'journal', 'contact', 'page'] as const;
export type Purpose = (typeof purposes)[number];

/** What the editor calls a section type and its parts. Nothing of it reaches visitors. */
export interface SectionLabels {
  name: Label;
  /** One line for the library. */
  about: Label;
  purpose: Purpose;
  /** What one of its items is. */
  item?: Label;
  /** By the field's name (`describeSection`); common fields have their own texts. */
  fields?: Readonly<Record<string, FieldLabel>>;
  /** By the field's name, then by the value. */
  choices?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  presets: Readonly<Record<string, Label>>;
}
