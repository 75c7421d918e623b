import { Checkbox, Select, Stack } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { SizeField } from '../theme/size-field.tsx';
import type { OpenGroup } from '../use-settings-group.ts';
import { headerTexts } from './header.texts.ts';

const templates = ['logo-left', 'logo-center', 'split', 'minimal'] as const;
const mobileTemplates = ['logo-left', 'logo-center'] as const;
const scrolls = ['shrink', 'sticky', 'block'] as const;

/** How the header's rows are laid out, what happens on scrolling, and how large its texts are. */
export function HeaderLook({ value, change }: OpenGroup<'header'>) {
  const t = useTexts(headerTexts);

  const choice = <const Name extends 'template' | 'mobileTemplate' | 'scroll'>(
    name: Name,
    choices: readonly (typeof templates | typeof scrolls)[number][],
  ) => (
    <Select
      size="sm"
      label={t(name)}
      value={value[name]}
      allowDeselect={false}
      data={choices.map((one) => ({ value: one, label: t(one) }))}
      onChange={(chosen) => chosen && change({ path: [name], value: chosen })}
    />
  );
  const size = (label: string, path: string[], present: number) => (
    <SizeField
      label={label}
      value={present}
      min={8}
      max={40}
      onChange={(next) => change({ path, value: next })}
    />
  );
  const toggle = (label: string, path: string[], isOn: boolean) => (
    <Checkbox
      label={label}
      checked={isOn}
      onChange={(event) => change({ path, value: event.currentTarget.checked })}
    />
  );

  return (
    <Stack gap="sm">
      {choice('template', templates)}
      {choice('mobileTemplate', mobileTemplates)}
      {choice('scroll', scrolls)}
      {toggle(t('enquiry'), ['sendEnquiry', 'isShow'], value.sendEnquiry.isShow)}
      {size(t('menuSize'), ['menuOptions', 'size'], value.menuOptions.size)}
      {toggle(t('menuUppercase'), ['menuOptions', 'uppercase'], value.menuOptions.uppercase)}
      {size(t('subSize'), ['menuSubOptions', 'size'], value.menuSubOptions.size)}
      {toggle(t('subUppercase'), ['menuSubOptions', 'uppercase'], value.menuSubOptions.uppercase)}
      {size(t('contactsSize'), ['contactsSize'], value.contactsSize)}
      {toggle(t('contactsBold'), ['contactsStyles', 'bold'], value.contactsStyles.bold)}
      {toggle(t('contactsUppercase'), ['contactsStyles', 'uppercase'], value.contactsStyles.uppercase)}
    </Stack>
  );
}
