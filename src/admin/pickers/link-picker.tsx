import { Box, Button, Group, Input, NativeSelect, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useId, useState } from 'react';

import { internationalDigits } from '#domain/phone-display.ts';
import { safeHref } from '#domain/link-target.ts';
import type { LinkTarget } from '#domain/schemas/link.schema.ts';
import type { PickKind } from '#domain/schemas/pick.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { PickDialog } from './pick-dialog.tsx';
import { PickRow } from './pick-row.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';
import { usePickByUrl } from './use-picks.ts';

type LinkKind = LinkTarget['type'];

const linkKinds: readonly LinkKind[] = [
  'homepage',
  'page',
  'catalog',
  'product',
  'category',
  'article',
  'external',
  'phone',
  'whatsapp',
];

const kindTexts = {
  homepage: 'homepage',
  page: 'pageOne',
  catalog: 'catalogOne',
  product: 'productOne',
  category: 'categoryOne',
  article: 'articleOne',
  external: 'external',
  phone: 'phone',
  whatsapp: 'whatsapp',
} as const;

interface LinkPickerProps {
  value: LinkTarget | null;
  /** Hears complete targets only. */
  onChange(target: LinkTarget | null): void;
  label: string;
  description?: string | undefined;
  /** Which kinds make sense here; default all. */
  kinds?: readonly LinkKind[] | undefined;
  /** False where there has to be a target. */
  isClearable?: boolean;
}

/** Where a button, slide or menu entry leads: the kind first, then the target itself. */
export function LinkPicker(props: LinkPickerProps) {
  const { value, onChange, label, description, kinds = linkKinds, isClearable = true } = props;
  const t = useTexts(pickersTexts);
  const id = useId();
  // A kind that still lacks its target is nobody's business but this field's.
  const [started, setStarted] = useState<LinkKind | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setStarted(null);
  }
  const kind = started ?? value?.type ?? null;

  function choose(next: string): void {
    const chosen = kinds.find((one) => one === next) ?? null;
    if (chosen === (value?.type ?? null)) return setStarted(null);
    if (chosen === null) onChange(null);
    if (chosen === 'homepage') onChange({ type: 'homepage' });
    setStarted(chosen === 'homepage' ? null : chosen);
  }

  const offered = kind !== null && !kinds.includes(kind) ? [kind, ...kinds] : kinds;
  const target = value?.type === kind ? value : null;
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      <Stack gap="xs" role="group" aria-label={label} mt={4}>
        <NativeSelect
          id={id}
          aria-label={`${label}: ${t('linkKind')}`}
          value={kind ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            ...(isClearable || kind === null ? [{ value: '', label: t('noLink') }] : []),
            ...offered.map((one) => ({ value: one, label: t(kindTexts[one]) })),
          ]}
        />
        {isPicked(kind) && (
          <PickedTarget
            key={kind}
            kind={kind}
            label={label}
            url={target && 'url' in target ? target.url : ''}
            onPick={(url) => onChange({ type: kind, url })}
          />
        )}
        {kind === 'external' && (
          <AddressInput
            url={target?.type === 'external' ? target.url : ''}
            onChange={(url) => onChange({ type: 'external', url })}
          />
        )}
        {(kind === 'phone' || kind === 'whatsapp') && (
          <PhoneInput
            key={kind}
            kind={kind}
            target={target?.type === 'phone' || target?.type === 'whatsapp' ? target : null}
            onChange={onChange}
          />
        )}
        {started !== null && started !== value?.type && (
          <Text size="xs" c="gray.7" role="status">
            {t('targetMissing')}
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

type PickedKind = Extract<LinkKind, PickKind>;

function isPicked(kind: LinkKind | null): kind is PickedKind {
  return kind !== null && kind !== 'homepage' && !['external', 'phone', 'whatsapp'].includes(kind);
}

interface PickedTargetProps {
  kind: PickedKind;
  label: string;
  url: string;
  onPick(url: string): void;
}

function PickedTarget({ kind, label, url, onPick }: PickedTargetProps) {
  const t = useTexts(pickersTexts);
  const [opened, setOpened] = useState(false);
  const { data: item, isSuccess } = usePickByUrl(kind, url);
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {item ? (
          <PickRow item={item} />
        ) : (
          <Text size="sm" flex={1} miw={0} c={url !== '' && isSuccess ? 'red.8' : 'gray.7'}>
            {url === '' ? t('none') : isSuccess ? t('targetGone', { url }) : url}
          </Text>
        )}
        <Button
          size="xs"
          variant="default"
          aria-label={`${label}: ${t(kindTexts[kind])}, ${url === '' ? t('choose') : t('change')}`}
          onClick={() => setOpened(true)}
        >
          {url === '' ? t('choose') : t('change')}
        </Button>
      </Group>
      {item && !item.isShown && (
        <Text size="xs" c="orange.9" role="status">
          {t('targetHidden')}
        </Text>
      )}
      <PickDialog
        kind={kind}
        opened={opened}
        onClose={() => setOpened(false)}
        isChosen={(one) => one.url === url}
        onPick={(one) => onPick(one.url)}
        isSingle
      />
    </>
  );
}

function AddressInput({ url, onChange }: { url: string; onChange(url: string): void }) {
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

interface PhoneInputProps {
  kind: 'phone' | 'whatsapp';
  target: Extract<LinkTarget, { type: 'phone' | 'whatsapp' }> | null;
  onChange(target: LinkTarget): void;
}

function PhoneInput({ kind, target, onChange }: PhoneInputProps) {
  const t = useTexts(pickersTexts);
  const [phone, setPhone] = useTyped(target?.phone ?? '');
  const [text, setText] = useTyped(target?.type === 'whatsapp' ? (target.text ?? '') : '');
  const isBad = phone.trim() !== '' && internationalDigits(phone).length < 5;

  function tell(nextPhone: string, nextText: string): void {
    const trimmed = nextPhone.trim();
    if (internationalDigits(trimmed).length < 5) return;
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

/** What is typed stays as it is typed; a change from outside, that is not it, takes its place. */
function useTyped(value: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return [typed, setTyped];
}
