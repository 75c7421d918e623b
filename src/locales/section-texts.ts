/** A field's name and, where the name does not say it, what it does. */
type FieldText = string | { readonly label: string; readonly help: string };

/** What the editor calls a section type and its parts. Nothing of it reaches visitors. */
export interface TypeTexts {
  readonly name: string;
  /** One line for the library. */
  readonly about: string;
  /** What one of its items is. */
  readonly item?: string;
  /** By the field's name (`describeSection`); common fields have their own texts. */
  readonly fields?: Readonly<Record<string, FieldText>>;
  /** By the field's name, then by the value. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of the presets. */
  readonly presets?: Readonly<Record<string, string>>;
}

/**
 * The texts of a section's folder, in `<language>/sections/<folder>.ts`. A folder of several types has `types`; what
 * stands beside them is said of all, but where a type says it otherwise.
 */
export interface SectionTexts extends Partial<TypeTexts> {
  readonly types?: Readonly<Record<string, Pick<TypeTexts, 'name' | 'about'> & Partial<TypeTexts>>>;
  /** What its presets and examples say, by the keys that they name. */
  readonly content?: Readonly<Record<string, string>>;
}
