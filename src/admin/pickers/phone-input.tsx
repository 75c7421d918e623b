import { Box, TextInput, Textarea } from '@mantine/core';

import { internationalDigits } from '#domain/phone-display.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { pickersTexts } from './pickers.texts.ts';
import { useTyped } from './use-typed.ts';

/** Nobody writes to 112, but it can be called. */
const fewestDigits = { phone: 2, whatsapp: 5 };

interface PhoneInputProps {
  kind: 'phone' | 'whatsapp';
  target: Extract<LinkTarget, { type: 'phone' | 'whatsapp' }> | null;
  onChange(target: LinkTarget): void;
}

/** A number to call or to write to, with the message that is begun; only a whole number is told. */
export function PhoneInput({ kind, target, onChange }: PhoneInputProps) {
  const t = useTexts(pickersTexts);
  const [phone, setPhone] = useTyped(target?.phone ?? '');
  const [text, setText] = useTyped(target?.type === 'whatsapp' ? (target.text ?? '') : '');
  const isWhole = (typed: string) => internationalDigits(typed).length >= fewestDigits[kind];
  const isBad = phone.trim() !== '' && !isWhole(phone);

  function tell(nextPhone: string, nextText: string): void {
    const trimmed = nextPhone.trim();
    if (!isWhole(trimmed)) return;
    if (kind === 'phone') onChange({ type: 'phone', phone: trimmed });
    else onChange({ type: 'whatsapp', phone: trimmed, ...(nextText.trim() !== '' && { text: nextText }) });
  }

  return (
    <Box>
      <TextInput
        type="tel"
        label={t('phoneNumber')}
        maxLength={60}
        error={isBad ? t('phoneBad') : undefined}
        value={phone}
        onChange={({ currentTarget: { value } }) => {
          setPhone(value);
          tell(value, text);
        }}
      />
      {kind === 'whatsapp' && (
        <Textarea
          mt="xs"
          label={t('message')}
          autosize
          minRows={2}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            tell(phone, value);
          }}
        />
      )}
    </Box>
  );
}
