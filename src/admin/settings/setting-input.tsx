import { Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';

import { ImageField } from '../media/image-field.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { languageChoices } from '../ui/language-choices.ts';
import { NumberField } from '../ui/number-field.tsx';
import { RichTextField } from '../ui/rich-text/rich-text-field.tsx';
import { CountryField } from './country-field.tsx';
import { AlternatesField } from './alternates-field.tsx';
import { LocalTimeField } from './local-time-field.tsx';
import { LogoAltField } from './logo-alt-field.tsx';
import { readAddress } from './check-setting.ts';
import type { SettingLeaf } from './setting-leaves.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { settingsTexts, type SettingsTextKey } from './settings.texts.ts';

interface SettingInputProps {
  leaf: SettingLeaf;
  label: string;
  description?: string | undefined;
  value: unknown;
  error?: string | undefined;
  onChange(value: unknown): void;
}

/** The input that a setting's kind asks for. */
export function SettingInput({ leaf, value, onChange, ...field }: SettingInputProps) {
  const t = useTexts(settingsTexts);
  const text = typeof value === 'string' ? value : '';
  switch (leaf.kind) {
    case 'toggle':
      return (
        <Switch
          {...field}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          kind={leaf.isWhole ? 'count' : 'length'}
          maw={280}
          required
          withAsterisk={false}
          min={leaf.min}
          max={leaf.max}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...field}
          maw={420}
          allowDeselect={false}
          data={
            leaf.group === 'language'
              ? languageChoices
              : leaf.choices.map((choice) => ({ value: choice, label: t(choiceKey(choice)) }))
          }
          value={text}
          onChange={(next) => next !== null && onChange(next)}
        />
      );
    case 'list':
      return (
        <TagsInput
          {...field}
          placeholder={t('addLine')}
          acceptValueOnBlur
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'image':
      return <ImageField {...field} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'html':
      return <RichTextField {...field} max={leaf.maxLength ?? 20_000} value={text} onChange={onChange} />;
    case 'code':
      return (
        <Textarea
          {...field}
          autosize
          minRows={4}
          maxRows={16}
          spellCheck={false}
          styles={{ input: { fontFamily: 'monospace' } }}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'logoAlt':
      return <LogoAltField {...field} value={value} onChange={onChange} />;
    case 'country':
      return <CountryField {...field} value={text} onChange={onChange} />;
    case 'social':
    case 'map':
      return (
        <TextInput
          {...field}
          maxLength={leaf.kind === 'map' ? longestMapCode : leaf.maxLength}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onChange(readAddress(leaf, text) ?? text)}
        />
      );
    case 'localTime':
      return <LocalTimeField {...field} value={text} onChange={onChange} />;
    case 'timeZone':
      return <TimeZoneField {...field} value={text} onChange={onChange} />;
    case 'alternates':
      return <AlternatesField {...field} value={value} onChange={onChange} />;
    default:
      return (
        <TextInput
          {...field}
          {...(leaf.maxLength !== undefined && { maxLength: leaf.maxLength })}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** Of the code that is pasted; only the address in it is kept. */
const longestMapCode = 4000;

function choiceKey(choice: string): SettingsTextKey {
  return `choice.${choice}` as SettingsTextKey;
}
