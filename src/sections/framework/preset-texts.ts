/** Stands for a text of a preset or an example, which is said in the shop's language. */
export interface PresetText {
  readonly textKey: string;
}

/**
 * Names texts of `locales/<language>/sections/<folder>.ts`, of which only the type is imported:
 * `const text = presetTexts<typeof messages>()`, then `{ title: text('whyHere') }`.
 */
export function presetTexts<Texts extends { readonly content: Readonly<Record<string, string>> }>() {
  return (textKey: keyof Texts['content'] & string): PresetText => ({ textKey });
}

/** Options and items with texts in the places of their keys. */
export function fillTexts(value: unknown, textOf: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => fillTexts(one, textOf));
  if (typeof value !== 'object' || value === null) return value;
  if (isPresetText(value)) return textOf(value.textKey);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillTexts(one, textOf)]));
}

function isPresetText(value: object): value is PresetText {
  return 'textKey' in value && typeof value.textKey === 'string';
}
