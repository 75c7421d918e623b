import { toInputSchema } from '#domain/editing/expected-at.ts';
import type { AgentGroup } from '#domain/layers/agent-groups.ts';
import type { SectionSchemas } from '#domain/schemas/agents.schema.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';
import { fillPreset } from '#sections/framework/fill-preset.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';
import { sectionTexts } from '#sections/section-texts.ts';

export interface WantedSchemas {
  types: readonly string[];
  /** Of the settings. */
  groups: readonly AgentGroup[];
}

/** Tools speak English, whatever the shop does. */
const toolLanguage = 'en';

/** Types of sections by the language of the shop, and what some of them take. */
export type DescribeSections = (wanted: WantedSchemas) => Promise<SectionSchemas>;

/** Types of sections: all by name, and of some what they take as JSON Schema, with starts in the shop's language. */
export function describeSections(
  definitions: DefinitionRegistry,
  { types, groups, language }: WantedSchemas & { language: Language },
): SectionSchemas {
  return {
    types: [...definitions.values()].map(({ type, purpose }) => {
      const { name = type, about = '' } = sectionTexts(type, toolLanguage) ?? {};
      return { type, name, about, purpose };
    }),
    settings: Object.fromEntries(groups.map((group) => [group, toInputSchema(settingsSchema.shape[group])])),
    sections: types.flatMap((type) => {
      const definition = definitions.get(type);
      return definition ? [describeSection(definition, language)] : [];
    }),
  };
}

function describeSection(
  definition: SectionDefinition,
  language: Language,
): SectionSchemas['sections'][number] {
  const { type, version, options, item, presets } = definition;
  const names = sectionTexts(type, toolLanguage)?.presets ?? {};
  return {
    type,
    version,
    options: toInputSchema(options),
    item: toInputSchema(item),
    defaults: options.safeParse({}).data ?? {},
    presets: presets.map((preset) => ({
      name: names[preset.name] ?? preset.name,
      // Pictures and targets of links are the shop's own: who drafts sets those that are there.
      ...fillPreset(definition, preset, { language, pictures: [], hasTarget: () => false }),
    })),
  };
}
