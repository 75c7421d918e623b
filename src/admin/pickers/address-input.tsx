import { TextInput } from '@mantine/core';

import { safeHref } from '#domain/link-target.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { pickersTexts } from './pickers.texts.ts';
import { useTyped } from './use-typed.ts';

/** An address elsewhere; only one that a page may link to is told. */
export function AddressInput({ url, onChange }: { url: string; onChange(url: string): void }) {
  const t = useTexts(pickersTexts);
  const [typed, setTyped] = useTyped(url);
  const isBad = typed.trim() !== '' && safeHref(typed) === null;
  return (
    <TextInput
      label={t('address')}
      description={t('addressHelp')}
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={2000}
      error={isBad ? t('addressBad') : undefined}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (safeHref(value) !== null) onChange(value.trim());
      }}
    />
  );
}
