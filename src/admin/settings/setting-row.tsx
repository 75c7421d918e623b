import { Fieldset, Group, Text } from '@mantine/core';

import { useLanguage } from '../i18n/language.ts';
import { ownText, ownTexts } from '../i18n/own-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fitsSetting } from './check-setting.ts';
import { SettingInput } from './setting-input.tsx';
import { settingNames } from './setting-names.texts.ts';
import type { SettingLeaf } from './setting-leaves.ts';
import type { SettingField } from './settings-layout.ts';
import { settingsTexts, type SettingsTextKey } from './settings.texts.ts';

export interface SettingValues {
  read(path: string): unknown;
  change(path: string, value: unknown): void;
}

/** A setting with its label and sentence: one input, or one for each of its parts. */
export function SettingRow({ field, values }: { field: SettingField; values: SettingValues }) {
  const t = useTexts(settingsTexts);
  const language = useLanguage((state) => state.language);
  const own = ownTexts(settingNames(language), field.key);
  const label = ownText(own, 'name') ?? field.key;
  const sentence = ownText(own, 'about') ?? '';
  const inputOf = (leaf: SettingLeaf, name: string, description?: string) => {
    const value = values.read(leaf.path);
    return (
      <SettingInput
        key={leaf.path}
        leaf={leaf}
        label={name}
        description={description}
        value={value}
        error={fitsSetting(leaf, value) ? undefined : t(problemOf(leaf))}
        onChange={(next) => values.change(leaf.path, next)}
      />
    );
  };
  const [first] = field.leaves;
  if (first && first.path === field.key) return inputOf(first, label, sentence);
  return (
    <Fieldset
      legend={
        <Text fw={600} size="sm" span>
          {label}
        </Text>
      }
      variant="unstyled"
    >
      <Text size="xs" c="gray.7" mb={6}>
        {sentence}
      </Text>
      <Group gap="md" align="flex-start">
        {field.leaves.map((leaf) => (
          <div
            key={leaf.path}
            style={
              leaf.kind === 'text' || leaf.kind === 'country'
                ? { flexGrow: 1, minInlineSize: 180 }
                : undefined
            }
          >
            {inputOf(leaf, t(`part.${leaf.path.split('.').at(-1)}` as SettingsTextKey))}
          </div>
        ))}
      </Group>
    </Fieldset>
  );
}

/** What is wrong in the words of what was wanted. */
function problemOf({ path, kind }: SettingLeaf): SettingsTextKey {
  if (path === 'common.emails') return 'invalidEmail';
  if (path === 'common.phones' || path === 'common.whatsapps') return 'invalidPhone';
  if (kind === 'map') return 'invalidMap';
  return kind === 'social' ? 'invalidSocial' : 'invalid';
}
