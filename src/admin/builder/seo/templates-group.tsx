import { Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import { defaultMetaTemplates, type MetaKind, type MetaPart } from '#domain/meta-template.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useTyped } from '../../ui/use-typed.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { seoTexts } from './seo.texts.ts';

const kinds = ['product', 'catalog', 'page', 'category', 'article'] as const;
const parts = { h1: 'templateH1', title: 'templateTitle', description: 'templateDescription' } as const;

/** Templates of the texts that pages without words of their own get. */
export function TemplatesGroup({
  value,
  change,
  language,
}: OpenGroup<'seo'> & { language: Settings['language'] }) {
  const t = useTexts(seoTexts);
  const [kind, setKind] = useState<MetaKind>('page');
  return (
    <Stack gap="sm">
      <Text size="sm" c="gray.7">
        {t('templatesHint')}
      </Text>
      <Select
        label={t('kind')}
        value={kind}
        allowDeselect={false}
        data={kinds.map((one) => ({ value: one, label: t(`${one}Kind`) }))}
        onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? 'page')}
      />
      {(Object.keys(parts) as MetaPart[]).map((part) => (
        <TemplateField
          key={`${kind}-${part}`}
          label={t(parts[part])}
          value={value.templates[kind][part]}
          placeholder={defaultMetaTemplates[language][kind][part]}
          onChange={(template) => change({ path: ['templates', kind, part], value: template })}
        />
      ))}
    </Stack>
  );
}

interface TemplateFieldProps {
  label: string;
  value: string;
  /** The built-in template, which an empty one leaves in force. */
  placeholder: string;
  onChange(value: string): void;
}

function TemplateField({ label, value, placeholder, onChange }: TemplateFieldProps) {
  const typed = useTyped(value, onChange);
  return <TextInput label={label} placeholder={placeholder} {...typed} />;
}
