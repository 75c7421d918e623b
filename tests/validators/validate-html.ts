import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';

/** The recommended rules, but for those that are about taste or about what other tests hold. */
const rules: RuleConfig = {
  // React writes `hidden=""`, `srcSet` and `<img/>`, which HTML allows as well as any other spelling.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  // Colours of swatches and shapes of pictures are data, and the policy allows style attributes alone.
  'no-inline-style': 'off',
  // A custom element with a role cannot be another element, and suggestions of a search are no <select>.
  'prefer-native-element': 'off',
  // The menu of the header and that of the phone are called alike, and one of the two is shown at any width.
  'unique-landmark': 'off',
  // CSS keeps a number on its line, and it is copied with plain spaces.
  'tel-non-breaking': 'off',
  // Titles are the owner's.
  'long-title': 'off',
};

const validators = {
  page: new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
  ),
  fragment: new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: { ...rules, 'missing-doctype': 'off' },
    }),
  ),
};

/** What a validator finds wrong with a page or a part of one, in words; the same thing once. */
export async function validateHtml(
  source: string,
  kind: keyof typeof validators = 'page',
): Promise<string[]> {
  const { results } = await validators[kind].validateString(source);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
  return [...new Set(found)];
}
