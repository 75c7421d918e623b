import { NumberInput } from '@mantine/core';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts.ts';
import { themeTexts } from './theme.texts.ts';

interface SizeFieldProps {
  label: string;
  /** Pixels. */
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange(value: number): void;
}

/** A length in pixels; a number that is out of range is not taken until it fits. */
export function SizeField({ label, value, min, max, step = 1, onChange }: SizeFieldProps) {
  const t = useTexts(themeTexts);
  const [typed, setTyped] = useState<string | number | null>(null);

  function change(next: string | number): void {
    setTyped(next);
    if (typeof next === 'number' && next >= min && next <= max) onChange(next);
  }

  return (
    <NumberInput
      label={label}
      size="sm"
      value={typed ?? value}
      min={min}
      max={max}
      step={step}
      clampBehavior="blur"
      suffix={` ${t('px')}`}
      allowDecimal={false}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
}
