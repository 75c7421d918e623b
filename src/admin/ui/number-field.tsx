import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

import type { Currency } from '#domain/currencies.ts';
import type { NumberKind } from '#domain/typed-number.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { judgeNumber, showNumber, type NumberProblem } from './judge-number.ts';
import { hearNumber, leaveNumber, typeNumber, type NumberTyping } from './number-typing.ts';
import { numberTexts } from './number.texts.ts';
import { useFormat } from './use-format.ts';

export interface NumberFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> {
  kind: NumberKind;
  /** Decimal; null while the field is empty, NaN while what is typed cannot be read. */
  value: number | null;
  onChange(value: number | null): void;
  min?: number | undefined;
  max?: number | undefined;
  /** The arrow keys change the number by so much; absent: they do nothing. */
  step?: number | undefined;
  /** Without marks between thousands, as ports and years are written. */
  isPlain?: boolean;
  /** Of amounts; default the shop's. */
  currency?: Currency;
}

/** Of a value whose text is gone, such as one that was copied to another row. */
const missing: NumberProblem = { text: 'required', params: {} };
const signs = { percent: 'percentSign', pixels: 'pixelSign' } as const;

/**
 * Every number of the admin is typed here: prices, weights, percentages, stocks, sizes. What is typed stays sign for
 * sign until the field is left, and is told at each key; what cannot be read is told as NaN and explained.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    kind,
    value,
    onChange,
    min,
    max,
    step,
    currency,
    isPlain = false,
    error,
    required,
    onBlur,
    onKeyDown,
    ...input
  } = props;
  const t = useTexts(numberTexts);
  const { language, currency: shopCurrency } = useFormat();
  const [state, setState] = useState<NumberTyping | null>(null);
  const [isJudged, setJudged] = useState(false);
  const typing = hearNumber(state, value);
  if (typing !== state) setState(typing);

  const limits = { kind, min, max, isRequired: required, currency: currency ?? shopCurrency };
  const text = typing?.text ?? showNumber(value, kind, language, { isGrouped: !isPlain });
  const problem = typing ? judgeNumber(text, limits, language).problem : Number.isNaN(value) ? missing : null;
  const isUnread = problem !== null;
  const told = isJudged || !typing ? problem : null;

  function type(next: string): void {
    const judged = judgeNumber(next, limits, language);
    setState(typeNumber(typing, { text: next, value: judged.value, known: value }));
    onChange(judged.value);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.key === 'Enter') setJudged(true);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || direction === undefined || Number.isNaN(value)) return;
    event.preventDefault();
    const moved = (value ?? min ?? 0) + direction * step;
    type(showNumber(Math.min(Math.max(moved, min ?? moved), max ?? moved), kind, language));
  }

  const sign = kind === 'percent' || kind === 'pixels' ? signs[kind] : undefined;
  return (
    <TextInput
      rightSectionPointerEvents="none"
      {...(sign !== undefined && {
        rightSection: (
          <Text size="sm" c="gray.7">
            {t(sign)}
          </Text>
        ),
      })}
      {...input}
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      required={required}
      value={text}
      error={told ? t(told.text, told.params) : error}
      data-unread={isUnread || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={(event) => {
        setState(leaveNumber(typing, !isUnread));
        setJudged(isUnread);
        onBlur?.(event);
      }}
    />
  );
}
