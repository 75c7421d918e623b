import { Input, NativeSelect, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';

import type { LinkTarget } from '#domain/schemas/link.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { AddressInput } from './address-input.tsx';
import { isPicked, kindTexts, linkKinds, type LinkKind } from './link-kinds.ts';
import { PhoneInput } from './phone-input.tsx';
import { PickedTarget } from './picked-target.tsx';
import './pickers.css';
import { pickersTexts } from './pickers.texts.ts';

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
